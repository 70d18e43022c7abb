import { html, nothing } from 'lit';
import { words } from '../../words/index.ts';
import { renderFileButton, renderIconButton } from '../host/icons.ts';
import type { FileDrop } from './file-drop.ts';
import type { KeptText } from './kept-text.ts';
import { readTabKey } from '../kit/tab-keys.ts';

/** The id of the text, which the tabs show. */
export const TEXT = 'text';

/** A tab for the program and one for each module, with what can be done with them. */
export function renderFileTabs(text: KeptText, files: FileDrop) {
  const said = words.program.files;
  const { shown } = text;
  const paths = listPaths(text);
  return html`<div class="files toolbar">
    <div role="tablist" aria-label=${said.label} @keydown=${(event: KeyboardEvent) => moveOn(event, text)}>
      ${paths.map((path, index) => {
        const isShown = index === 0 ? shown === '' : path === shown;
        return html`<button
          role="tab"
          id=${nameTab(index)}
          title=${path}
          aria-selected=${isShown ? 'true' : 'false'}
          aria-controls=${TEXT}
          tabindex=${isShown ? 0 : -1}
          @click=${() => text.show(index === 0 ? '' : path)}
        >
          <span class="clip">${path}</span>${
            index === 0 && paths.length > 1 ? html`<span class="unseen">, ${said.program}</span>` : nothing
          }
        </button>`;
      })}
    </div>
    ${renderFileButton(said.add, { icon: 'add', isMultiple: true }, (chosen) => void files.add(chosen))}
    ${
      shown === ''
        ? nothing
        : html`${renderIconButton('flag', said.makeProgram(shown), () => text.makeProgram(shown), 'tool')}
          ${renderIconButton('close', said.remove(shown), () => text.removeFile(shown), 'tool')}`
    }
    <span class="quiet kept" role="status">${describeKept(text)}</span>
  </div>`;
}

/** Whether the browser has what is shown. A program that the page gave is saved once the reader changes it. */
function describeKept({ isKept, isOwn }: KeptText) {
  const { kept, keeps, notKept } = words.program.head;
  if (isKept === null) return nothing;
  return !isKept ? notKept : isOwn ? kept : keeps;
}

/** The id of the tab whose text is shown. */
export function findShownTab(text: KeptText): string {
  return nameTab(Math.max(0, listPaths(text).indexOf(text.shown)));
}

function listPaths({ now }: KeptText): readonly string[] {
  return [now.file, ...Object.keys(now.files)];
}

function nameTab(index: number): string {
  return `file-${index}`;
}

function moveOn(event: KeyboardEvent, text: KeptText): void {
  const paths = listPaths(text);
  const at = Math.max(0, paths.indexOf(text.shown));
  const next = readTabKey(event, at, paths.length);
  if (next === null) return;
  event.preventDefault();
  text.show(next === 0 ? '' : paths[next]);
  const { currentTarget } = event;
  if (currentTarget instanceof HTMLElement)
    currentTarget.querySelector<HTMLElement>(`#${nameTab(next)}`)?.focus();
}
