import { html } from 'lit';
import type { Session } from '../../walk/index.ts';
import { words } from '../../words/index.ts';
import type { NavigationCommand } from '../host/key-table.ts';
import { drawIcon } from '../host/icons.ts';
import { jumps, type Jump } from '../host/jumps.ts';
import { commandKeys } from '../host/key-table.ts';
import { explainNoTarget } from '../host/explain-no-target.ts';

export function renderJumpChips(session: Session, go: (command: NavigationCommand) => void) {
  const offered = (Object.keys(jumps) as Jump[]).filter((each) => jumps[each].isOffered(session));
  return html`<div class="jumps beside quiet" role="group" aria-label=${words.controls.jumps}>
    ${offered.map((each) => renderChip(each, session, go))}
  </div>`;
}

function renderChip(jump: Jump, session: Session, go: (command: NavigationCommand) => void) {
  const controls = words.controls;
  const meaning = words.help.meaning[jump];
  const reason = explainNoTarget(jump, session);
  const [key] = commandKeys[jump];
  const { back } = jumps[jump];
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
