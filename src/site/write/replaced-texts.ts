import { html, nothing } from 'lit';
import { words } from '../../words/index.ts';
import type { KeptLesson, WrittenText } from './kept-lesson.ts';

/** The writer's texts that another one replaced, each to bring back or to delete. */
export function renderReplaced(lesson: KeptLesson) {
  const said = words.writing.replaced;
  const { replaced, isKept } = lesson;
  if (replaced.length === 0) return nothing;
  return html`<section class="band" aria-label=${said.label} tabindex="0">
    <p role="status">${isKept ? said.kept : said.notKept}</p>
    <ul>
      ${replaced.map((text) => {
        const name = said.name(readTitle(text), text.file);
        return html`<li class="row">
          <span class="clip" title=${name}>${name}</span>
          <button aria-label=${said.bringBackHint(name)} @click=${() => lesson.bringBack(text)}>
            ${said.bringBack}
          </button>
          <button class="bare" aria-label=${said.deleteHint(name)} @click=${() => lesson.delete(text)}>
            ${said.delete}
          </button>
        </li>`;
      })}
    </ul>
  </section>`;
}

/** Empty if the front matter has none. */
function readTitle({ source }: WrittenText): string {
  return /^title: *["']?(.*?)["']? *$/m.exec(source)?.[1] ?? '';
}
