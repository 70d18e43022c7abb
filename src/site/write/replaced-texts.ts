import { html, nothing } from 'lit';
import { words } from '../../words/index.ts';
import type { KeptLesson, WrittenText } from './kept-lesson.ts';
import { nameFile, readTitle } from './written-title.ts';

/** Most characters that are shown of a line. */
const LONGEST_LINE = 60;

/** The writer's texts that another one replaced, each to bring back or to delete, after which its buttons are gone. */
export function renderReplaced(lesson: KeptLesson, leaveButton: () => void) {
  const said = words.writing.replaced;
  const { replaced, isKept, now } = lesson;
  if (replaced.length === 0) return nothing;
  return html`<section class="band" aria-label=${said.label} tabindex="0">
    <p role="status">${isKept ? said.kept : said.notKept}</p>
    <ul>
      ${replaced.map((text) => {
        const name = said.name(readTitle(text.source), nameFile(text), findOwnLine(text, now));
        const act = (change: () => void) => () => {
          change();
          leaveButton();
        };
        return html`<li class="row">
          <span class="clip" title=${name}>${name}</span>
          <button aria-label=${said.bringBackHint(name)} @click=${act(() => lesson.bringBack(text))}>
            ${said.bringBack}
          </button>
          <button class="bare" aria-label=${said.deleteHint(name)} @click=${act(() => lesson.delete(text))}>
            ${said.delete}
          </button>
        </li>`;
      })}
    </ul>
  </section>`;
}

/**
 * The first line that the other text does not have: versions of one lesson have one name. The title is said before it.
 * Empty if there is none.
 */
function findOwnLine({ source }: WrittenText, other: WrittenText): string {
  const known = new Set(other.source.split('\n'));
  const own =
    source.split('\n').find((line) => line.trim() !== '' && !line.startsWith('title:') && !known.has(line)) ??
    '';
  return own.length > LONGEST_LINE ? `${own.slice(0, LONGEST_LINE)}…` : own;
}
