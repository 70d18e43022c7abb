import { html } from 'lit';
import type { Session } from '../../walk/index.ts';
import { words } from '../../words/index.ts';
import type { NavigationCommand } from '../host/key-table.ts';
import { drawIcon } from '../host/icons.ts';
import { commandKeys } from '../host/key-table.ts';
import { explainNoTarget } from '../host/no-target.ts';

interface JumpRow {
  /** Its counterpart backwards; null if there is none. */
  readonly back: NavigationCommand | null;
  readonly isOffered: (session: Session) => boolean;
}

const rows = {
  nextFault: {
    back: null,
    isOffered: ({ faults }) => has('wrong', faults) || (isProgram(faults) && !has('error', faults)),
  },
  toError: { back: null, isOffered: ({ faults }) => has('error', faults) },
  nextChange: { back: 'previousChange', isOffered: () => true },
  nextCutoff: { back: 'previousCutoff', isOffered: ({ faults }) => !isProgram(faults) },
  nextDifference: { back: 'previousDifference', isOffered: ({ comparison }) => comparison !== null },
  nextLeaf: { back: 'previousLeaf', isOffered: () => true },
  nextRepeat: {
    back: 'previousRepeat',
    isOffered: ({ trace, faults }) => isProgram(faults) || trace.origin !== null,
  },
} as const satisfies Partial<Record<NavigationCommand, JumpRow>>;

type Jump = keyof typeof rows;

export function renderJumpChips(session: Session, go: (command: NavigationCommand) => void) {
  const { jumps } = words.controls;
  const offered = (Object.keys(rows) as Jump[]).filter((each) => rows[each].isOffered(session));
  return html`<div class="jumps beside quiet" role="group" aria-label=${jumps}>
    ${offered.map((each) => renderChip(each, session, go))}
  </div>`;
}

function isProgram(faults: Session['faults']): boolean {
  return faults !== null;
}

function has(wanted: 'wrong' | 'error', faults: Session['faults']): boolean {
  return faults?.some(({ kind }) => kind === wanted) ?? false;
}

function renderChip(jump: Jump, session: Session, go: (command: NavigationCommand) => void) {
  const controls = words.controls;
  const meaning = words.help.meaning[jump];
  const reason = explainNoTarget(jump, session);
  const [key] = commandKeys[jump];
  const { back } = rows[jump];
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
