import { html, nothing } from 'lit';
import { fileButton, icon, iconButton } from '../../elements/host/icons.ts';
import { words } from '../../words/index.ts';
import type { SiteFacts } from './site-facts.ts';

/** What stands above the text of a lesson, and what its buttons do. */
export interface WriteHead {
  readonly file: string;
  readonly isKept: boolean;
  /** Whether it is another text than the one that it began with. */
  readonly isChanged: boolean;
  readonly lessons: SiteFacts['lessons'];
  /** Begins with a lesson of the course, by its path, or with a new one where that is empty. */
  readonly begin: (file: string) => void;
  readonly open: (file: File) => void;
  readonly save: () => void;
  readonly reset: () => void;
  readonly share: () => void;
}

/** The value of what only says what the list is for. */
const NOTHING = '-';

/** The name of the file, and what begins, opens, saves and shares a lesson. */
export function writeHead(head: WriteHead) {
  const said = words.writing;
  const { file, isKept, isChanged, lessons, begin, open, save, reset, share } = head;
  const choose = ({ target }: Event) => {
    const list = target as HTMLSelectElement;
    const { value } = list;
    list.value = NOTHING;
    if (value !== NOTHING) begin(value);
  };
  return html`<header class="head" role="group" aria-label=${said.label}>
    <span class="file"><b title=${file}>${file}</b> <span>${isKept ? said.kept : said.notKept}</span></span>
    <select aria-label=${said.begin} @change=${choose}>
      <option value=${NOTHING} selected>${said.begin}</option>
      <option value="">${said.empty}</option>
      ${lessons.map((lesson, i) => html`<option value=${lesson.file}>${i + 1} · ${lesson.title}</option>`)}
    </select>
    ${fileButton(said.open, '.md,.markdown,.txt', open)}
    ${isChanged ? iconButton('reset', said.reset, reset) : nothing}
    <button class="bare" @click=${save}>${icon('save')}<span class="name">${said.save}</span></button>
    <button @click=${share}>${icon('share')}<span class="name">${said.share}</span></button>
  </header>`;
}
