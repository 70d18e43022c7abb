import { html, nothing } from 'lit';
import { live } from 'lit/directives/live.js';
import { programLanguages, type ProgramLanguage } from '../../program/index.ts';
import { words } from '../../words/index.ts';
import { fileButton, icon, iconButton } from '../host/icons.ts';

/** The kinds of files that can be opened, for the browser's own dialog. */
const opened = '.py,.js,.mjs,.ipynb';

/** What stands above the text of a program, and what its buttons do. */
export interface ProgramHead {
  readonly file: string;
  readonly language: ProgramLanguage;
  /** Whether the text is kept in this browser; null where there is nothing to keep. */
  readonly isKept: boolean | null;
  readonly isChanged: boolean;
  readonly isRunning: boolean;
  /** Whether Run is what the reader does next. */
  readonly isRunNext: boolean;
  readonly setLanguage: (language: ProgramLanguage) => void;
  readonly open: (file: File) => void;
  readonly save: () => void;
  readonly reset: () => void;
  readonly run: () => void;
  readonly stop: () => void;
}

/** The name of the file, its language, what opens and saves it, and the button that runs it or stops it. */
export function programHead(head: ProgramHead) {
  const said = words.program.head;
  const { file, language, isKept, isChanged, isRunning, isRunNext } = head;
  return html`<header class="head" role="group" aria-label=${said.label}>
    <span class="file"
      ><b title=${file}>${file}</b>
      <span class="kept" role="status"
        >${isKept === null ? nothing : isKept ? said.kept : said.notKept}</span
      ></span
    >
    <select
      aria-label=${said.language}
      @change=${({ target }: Event) => head.setLanguage((target as HTMLSelectElement).value as ProgramLanguage)}
    >
      ${programLanguages.map(
        (each) =>
          html`<option value=${each} .selected=${live(each === language)}>${said.languages[each]}</option>`,
      )}
    </select>
    ${fileButton(said.open, opened, head.open)} ${iconButton('save', said.download, head.save, 'tool')}
    ${isChanged ? iconButton('reset', said.reset, head.reset, 'tool') : nothing}
    <button
      class="run ${isRunNext || isRunning ? 'primary' : ''}"
      aria-keyshortcuts="Control+Enter Meta+Enter"
      @click=${isRunning ? head.stop : head.run}
    >
      ${icon(isRunning ? 'stop' : 'playOrPause')}<span>${isRunning ? said.stop : said.run}</span>
    </button>
  </header>`;
}
