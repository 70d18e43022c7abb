import { html, nothing } from 'lit';
import { live } from 'lit/directives/live.js';
import { languages, programLanguages, type ProgramLanguage } from '../../program/index.ts';
import { words } from '../../words/index.ts';
import { renderFileButton, drawIcon, renderIconButton } from '../host/icons.ts';
import { saveFile } from '../kit/save-file.ts';
import type { FileDrop } from './file-drop.ts';
import type { KeptText } from './kept-text.ts';
import { nameProgramFile, packProgram } from './opening/pack-program.ts';

export interface ProgramHead {
  readonly text: KeptText;
  readonly files: FileDrop;
  readonly isRunning: boolean;
  readonly isRunNext: boolean;
  readonly run: () => void;
  readonly stop: () => void;
}

/** Whether a button said Stop when it was pressed: leaving a field that was edited may start a run before the click. */
const pressed = new WeakMap<Element, boolean>();

export function renderHead(head: ProgramHead) {
  const { text, files } = head;
  const said = words.program.head;
  const { language } = text.now;
  const open = (chosen: readonly File[]) => void files.open(chosen);
  return html`<header class="head toolbar" role="group" aria-label=${said.label}>
    <select
      aria-label=${said.language}
      @change=${({ target }: Event) => text.setLanguage((target as HTMLSelectElement).value as ProgramLanguage)}
    >
      ${programLanguages.map(
        (each) =>
          html`<option value=${each} .selected=${live(each === language)}>${languages[each].name}</option>`,
      )}
    </select>
    ${renderFileButton(said.open, { icon: 'open', isMultiple: true }, open)}
    ${renderFileButton(said.openFolder, { icon: 'folder', isFolder: true }, open)} ${renderSaveButton(text)}
    ${text.isChanged ? renderIconButton('reset', said.reset, () => text.reset(), 'tool') : nothing}
    ${renderRunButton(head)}
  </header>`;
}

export function renderRunButton({ isRunning, isRunNext, run, stop }: ProgramHead) {
  const said = words.program.head;
  return html`<button
    class="run ${isRunNext || isRunning ? 'primary' : ''}"
    aria-keyshortcuts="Control+Enter Meta+Enter"
    title=${isRunning ? nothing : said.runKeys}
    @pointerdown=${({ currentTarget }: PointerEvent) => pressed.set(currentTarget as Element, isRunning)}
    @click=${({ currentTarget, detail }: MouseEvent) => {
      const isStop = detail === 0 || pressed.get(currentTarget as Element);
      if (!isRunning) run();
      else if (isStop) stop();
    }}
  >
    ${drawIcon(isRunning ? 'stop' : 'playOrPause')}<span>${isRunning ? said.stop : said.run}</span>
  </button>`;
}

export function renderSaveButton(text: KeptText) {
  const label = words.program.head.download(nameProgramFile(text.now));
  return renderIconButton('save', label, () => void saveProgram(text), 'tool');
}

async function saveProgram(text: KeptText): Promise<void> {
  const { content, name } = await packProgram(text.now);
  saveFile(content, name);
  text.noteSaved();
}
