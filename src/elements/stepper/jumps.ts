import { html } from 'lit';
import type { Session } from '../../walk/index.ts';
import { words } from '../../words/index.ts';
import type { NavigationCommand } from '../host/key-table.ts';
import { drawIcon } from '../host/icons.ts';
import { commandKeys } from '../host/key-table.ts';
import { explainNoTarget } from '../host/no-target.ts';

/** Each jump with its counterpart backwards; null if there is none. */
const ways = {
  nextFault: null,
  toError: null,
  nextChange: 'previousChange',
  nextCutoff: 'previousCutoff',
  nextDifference: 'previousDifference',
  nextLeaf: 'previousLeaf',
  nextRepeat: 'previousRepeat',
} as const satisfies Partial<Record<NavigationCommand, NavigationCommand | null>>;

type Jump = keyof typeof ways;

export function renderJumpChips(session: Session, go: (command: NavigationCommand) => void) {
  const { jumps } = words.controls;
  const offered = (Object.keys(ways) as Jump[]).filter((each) => isOffered(each, session));
  return html`<div class="jumps beside quiet" role="group" aria-label=${jumps}>
    ${offered.map((each) => renderChip(each, session, go))}
  </div>`;
}

function isOffered(jump: Jump, { trace, comparison, faults }: Session): boolean {
  const isProgram = faults !== null;
  switch (jump) {
    case 'nextFault':
      return isProgram && (has('wrong', faults) || !has('error', faults));
    case 'toError':
      return has('error', faults);
    case 'nextRepeat':
      return isProgram || trace.origin !== null;
    case 'nextCutoff':
      return !isProgram;
    case 'nextDifference':
      return comparison !== null;
    default:
      return true;
  }
}

function has(wanted: 'wrong' | 'error', faults: Session['faults']): boolean {
  return faults?.some(({ kind }) => kind === wanted) ?? false;
}

function renderChip(jump: Jump, session: Session, go: (command: NavigationCommand) => void) {
  const controls = words.controls;
  const meaning = words.help.meaning[jump];
  const reason = explainNoTarget(jump, session);
  const [key] = commandKeys[jump];
  const back = ways[jump];
  return html`<button
    class="jump ${jump}"
    title=${reason ?? (back ? controls.jump(meaning) : meaning)}
    aria-disabled=${reason ? 'true' : 'false'}
    aria-keyshortcuts=${key}
    @click=${({ shiftKey }: MouseEvent) => go(shiftKey && back ? back : jump)}
  >
    ${drawIcon(jump)}<span class="name spare">${controls[jump]}</span
    ><kbd aria-hidden="true">${key.toUpperCase()}</kbd>
  </button>`;
}
