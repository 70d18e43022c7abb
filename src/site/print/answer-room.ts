import { html, nothing } from 'lit';
import { renderElement } from './render-element.ts';

/** Words of a solution to one written line: a solution also explains. */
const WORDS = 20;
/** Lines that a solution in words has; its code has as many again. */
const LINES = { least: 2, most: 5 };
const MOST_BOARDS = 4;

const BOARD = /^[xo.]{3}\/[xo.]{3}\/[xo.]{3}$/i;
/** Code that an author wrote, not the listing of an element. */
const WRITTEN = 'pre:not(ply-code pre, ply-search pre)';
const TO_JUDGE = '[data-asks], .think, .solution';

/** Adds room to write an answer: below each thought, and in place of each solution that nothing else has room for. */
export function addAnswerRoom(article: Element): void {
  for (const thought of article.querySelectorAll('.think')) thought.after(renderRoom(findSolution(thought)));
  for (const solution of article.querySelectorAll(':is(section, .spread) > .solution'))
    if (isAnsweredInWords(solution)) solution.before(renderRoom(solution));
}

/** The next solution below the same heading. */
function findSolution(thought: Element): Element | null {
  let next = thought.nextElementSibling;
  while (next && !/^h\d$/.test(next.localName) && !next.matches(TO_JUDGE)) next = next.nextElementSibling;
  return next?.matches('.solution') ? next : null;
}

/** True if no question, each of which has its own room, comes between the heading and the solution. */
function isAnsweredInWords(solution: Element): boolean {
  let before = solution.previousElementSibling;
  while (before && !/^h\d$/.test(before.localName) && !before.matches(TO_JUDGE))
    before = before.previousElementSibling;
  return before === null || !before.matches(TO_JUDGE);
}

function renderRoom(solution: Element | null): HTMLElement {
  const codes = [...(solution?.querySelectorAll('code') ?? [])];
  const boards = codes.filter(({ textContent }) => BOARD.test(textContent)).slice(0, MOST_BOARDS);
  const lines = Array.from({ length: countLines(solution) }, () => html`<div class="line"></div>`);
  return renderElement(
    html`<div class="print-room" aria-hidden="true">
      ${boards.length > 0 ? html`<div class="boards">${boards.map(() => emptyBoard)}</div>` : nothing}${lines}
    </div>`,
  );
}

const emptyRow = html`<tr>
  <td></td>
  <td></td>
  <td></td>
</tr>`;

const emptyBoard = html`<table class="board">
  <tbody>
    ${[emptyRow, emptyRow, emptyRow]}
  </tbody>
</table>`;

/** A line of code needs a line; elsewhere so does a number of words. */
function countLines(solution: Element | null): number {
  const code = [...(solution?.querySelectorAll(WRITTEN) ?? [])].map((pre) => pre.textContent.trim());
  const lines = code.join('\n').split('\n').filter(Boolean).length;
  const words = (solution?.textContent.trim().split(/\s+/).length ?? 0) - code.join(' ').split(/\s+/).length;
  const inWords = Math.min(Math.max(Math.ceil(words / WORDS), LINES.least), LINES.most);
  return inWords + Math.min(lines, LINES.most);
}
