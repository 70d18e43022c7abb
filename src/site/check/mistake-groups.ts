import { html, nothing } from 'lit';
import { groupByMistake, type MistakeGroup } from '../../program/index.ts';
import { words } from '../../words/index.ts';
import { resolveMistakePage } from '../address/site-page.ts';
import type { CheckRow } from './class-check.ts';
import { drawCheckedBoard } from './small-board.ts';

interface GroupFacts {
  readonly rows: readonly CheckRow[];
  /** The key of the group that the table shows; empty for all. */
  readonly chosen: string;
  readonly choose: (key: string) => void;
  readonly show: (group: MistakeGroup) => void;
}

/** How many programs made each mistake, with an example of the chosen or most common one. */
export function renderMistakeGroups({ rows, chosen, choose, show }: GroupFacts) {
  const checkPage = words.checkPage;
  const { all, waiting } = words.check.groups;
  const groups = groupByMistake(rows.flatMap(({ checked }) => checked ?? []));
  const count = rows.filter(({ checked }) => !checked).length;
  const renderGroup = (key: string, name: string, members: number) =>
    html`<button class="bare phrase" aria-pressed=${chosen === key} @click=${() => choose(key)}>
      <span>${name}</span><b>${members}</b>
    </button>`;
  const hasExample = ({ key, members }: MistakeGroup) =>
    key !== 'right' && members.some(({ first }) => first !== null);
  const [first, second] = groups.filter(hasExample);
  const shown = groups.find((each) => each.key === chosen && hasExample(each)) ?? first;
  // Groups come with the largest first.
  const isCommon = second === undefined || first.members.length > second.members.length;
  const mistake = shown?.members.find((each) => each.first)?.first;
  return html`<section class="groups column" aria-labelledby="groups">
    <h2 id="groups">${checkPage.groups}</h2>
    <div class="list">
      ${renderGroup('', all, rows.length)}
      ${groups.map(({ key, name, members }) => renderGroup(key, name, members.length))}
      ${count > 0 ? renderGroup('waiting', waiting, count) : nothing}
    </div>
    ${
      shown && mistake
        ? html`<div class="example column">
            <h2>${shown.key === chosen ? shown.name : isCommon ? checkPage.common : checkPage.oneOfThem}</h2>
            <div class="seen">
              ${drawCheckedBoard(mistake.position, mistake.move)}
              <p>${shown.key === chosen ? nothing : html`<b>${shown.name}</b><br />`}${mistake.text}</p>
            </div>
            <div class="row">
              <button @click=${() => show(shown)}>${checkPage.showInClass}</button>
              ${
                shown.mistake
                  ? html`<a href=${resolveMistakePage(shown.mistake)} target="_blank"
                      >${words.mistakePages.about}</a
                    >`
                  : nothing
              }
            </div>
          </div>`
        : nothing
    }
  </section>`;
}
