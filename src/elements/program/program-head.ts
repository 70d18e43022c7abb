import { html, nothing } from 'lit';
import { live } from 'lit/directives/live.js';
import { languages, programLanguages, type ProgramLanguage } from '../../program/index.ts';
import { words } from '../../words/index.ts';
import { renderFileButton, drawIcon, renderIconButton } from '../host/icons.ts';
import { saveFile } from '../kit/save-file.ts';
import type { FileDrop } from './file-drop.ts';
import type { KeptText } from './kept-text.ts';

const acceptedEndings = [...programLanguages.flatMap((each) => languages[each].endings), 'ipynb']
  .map((ending) => `.${ending}`)
  .join();

export interface ProgramHead {
  readonly text: KeptText;
  readonly files: FileDrop;
  readonly isRunning: boolean;
  readonly isRunNext: boolean;
  readonly run: () => void;
  readonly stop: () => void;
}

export function renderHead({ text, files, isRunning, isRunNext, run, stop }: ProgramHead) {
  const said = words.program.head;
  const { isKept, isChanged, now } = text;
  const { source, file, language } = now;
  return html`<header class="head" role="group" aria-label=${said.label}>
    <span class="file"
      ><b class="clip" title=${file}>${file}</b>
      <span class="quiet clip" role="status"
        >${isKept === null ? nothing : isKept ? said.kept : said.notKept}</span
      ></span
    >
    <select
      aria-label=${said.language}
      @change=${({ target }: Event) => text.setLanguage((target as HTMLSelectElement).value as ProgramLanguage)}
    >
      ${programLanguages.map(
        (each) =>
          html`<option value=${each} .selected=${live(each === language)}>${languages[each].name}</option>`,
      )}
    </select>
    ${renderFileButton(said.open, acceptedEndings, (chosen) => void files.open(chosen))}
    ${renderIconButton('save', said.download, () => saveFile(new Blob([source], { type: 'text/plain' }), file), 'tool')}
    ${isChanged ? renderIconButton('reset', said.reset, () => text.reset(), 'tool') : nothing}
    <button
      class="run ${isRunNext || isRunning ? 'primary' : ''}"
      aria-keyshortcuts="Control+Enter Meta+Enter"
      @click=${isRunning ? stop : run}
    >
      ${drawIcon(isRunning ? 'stop' : 'playOrPause')}<span>${isRunning ? said.stop : said.run}</span>
    </button>
  </header>`;
}
