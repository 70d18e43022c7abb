import { html } from 'lit';
import type { Session } from '../../walk/index.ts';
import { words } from '../../words/index.ts';
import { navigations, type NavigationCommand } from '../host/commands.ts';
import { icon } from '../host/icons.ts';
import { keysOf } from '../host/key-table.ts';

/** The ways to the next step of a kind, each with the one that leads back. */
const pairs = {
  nextChange: 'previousChange',
  nextCutoff: 'previousCutoff',
  nextDifference: 'previousDifference',
  nextLeaf: 'previousLeaf',
  nextHit: 'previousHit',
} as const satisfies Partial<Record<NavigationCommand, NavigationCommand>>;

/** A way to the next step of a kind. */
type Jump = keyof typeof pairs;

/**
 * Chips that lead to the next step of a kind, each with its key; with Shift, to the one before. One without a target
 * stays where it is, grey, and says why.
 */
export function jumpChips(session: Session, go: (command: NavigationCommand) => void) {
  const { jumps, jumpsLabel } = words.controls;
  const shown = (Object.keys(pairs) as Jump[]).filter((each) => each !== 'nextHit' || session.trace.origin);
  return html`<div class="jumps" role="group" aria-label=${jumps}>
    <span aria-hidden="true">${jumpsLabel}</span>
    ${shown.map((each) => chip(each, session, go))}
  </div>`;
}

function chip(jump: Jump, session: Session, go: (command: NavigationCommand) => void) {
  const controls = words.controls;
  const help = words.help;
  const reason = whyNowhere(jump, session);
  const [key] = keysOf[jump];
  return html`<button
    class="jump ${jump}"
    title=${reason ?? controls.jump(help.meaning[jump])}
    aria-disabled=${reason ? 'true' : 'false'}
    aria-keyshortcuts=${key}
    @click=${({ shiftKey }: MouseEvent) => go(shiftKey ? pairs[jump] : jump)}
  >
    ${icon(jump)}<span class="name">${controls[jump]}</span><kbd aria-hidden="true">${key.toUpperCase()}</kbd>
  </button>`;
}

/** Why a jump has no target; null where it has one. */
function whyNowhere(jump: Jump, { trace, step, comparison }: Session): string | null {
  if (navigations[jump](trace, step, comparison) !== step) return null;
  const { none, ahead } = words.controls.nowhere;
  const isPossible = { nextCutoff: trace.cut, nextDifference: comparison, nextHit: trace.origin };
  return Object.hasOwn(isPossible, jump) && !isPossible[jump as keyof typeof isPossible]
    ? none[jump as keyof typeof none]
    : ahead[jump];
}
