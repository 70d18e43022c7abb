import { html } from 'lit';
import type { OfferedCall } from '../../program/index.ts';
import { startGroups, type Start } from '../../program/starts/index.ts';
import { words } from '../../words/index.ts';
import './position-setup.ts';

export { fetchStartsByText } from '../../program/starts/index.ts';

/** `offered`: null before the reader has run the program. */
export function renderCallFields(
  call: string,
  offered: readonly OfferedCall[] | null,
  choose: (call: string) => void,
) {
  const { hint, offers, none, notYet, line, own } = words.callDrawer;
  return html`<p class="quiet">${hint}</p>
    ${
      !offered?.length
        ? html`<p class="quiet">${offered ? none : notYet}</p>`
        : html`<ul class="choices column" role="list" aria-label=${offers}>
            ${offered.map(
              (each) =>
                html`<li>
                  <button
                    class="bare phrase"
                    aria-pressed=${each.text === call ? 'true' : 'false'}
                    @click=${() => choose(each.text)}
                  >
                    <span class="mono">${each.text}</span><small>${line(each.line)}</small>
                  </button>
                </li>`,
            )}
          </ul>`
    }
    <label class="field"
      ><span>${own}</span
      ><input
        class="mono"
        autocomplete="off"
        spellcheck="false"
        .value=${call}
        @change=${({ target }: Event) => choose((target as HTMLInputElement).value.trim())}
    /></label>`;
}

/** Starters are keyed by their text; the one equal to `source` is marked. */
export function renderStartList(
  starts: ReadonlyMap<string, Start> = new Map(),
  source: string,
  choose: (start: Start) => void,
) {
  const { groups, texts } = words.starts;
  return html`${startGroups.map(
    (group) =>
      html`<h3 id=${group}>${groups[group]}</h3>
        <ul class="choices column" role="list" aria-labelledby=${group}>
          ${[...starts]
            .filter(([, start]) => start.group === group)
            .map(
              ([text, start]) =>
                html`<li>
                  <button
                    class="bare phrase"
                    aria-pressed=${text === source ? 'true' : 'false'}
                    @click=${() => choose(start)}
                  >
                    <span><b>${texts[start.key][0]}</b><small>${texts[start.key][1]}</small></span>
                  </button>
                </li>`,
            )}
        </ul>`,
  )}`;
}
