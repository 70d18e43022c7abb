/** Words of a solution to one written line: a solution also explains. */
const WORDS = 20;
/** Lines that a solution in words has; its code has as many again. */
const LINES = { least: 2, most: 5 };
const MOST_BOARDS = 4;

const BOARD = /^[xo.]{3}\/[xo.]{3}\/[xo.]{3}$/i;
const TO_JUDGE = '[data-asks], .think, .solution';

/** Adds room to write an answer: below each thought, and in place of each solution that nothing else has room for. */
export function addAnswerRoom(article: Element): void {
  for (const thought of article.querySelectorAll('.think')) thought.after(makeRoom(findSolution(thought)));
  for (const solution of article.querySelectorAll(':is(section, .spread) > .solution'))
    if (isAnsweredInWords(solution)) solution.before(makeRoom(solution));
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

function makeRoom(solution: Element | null): HTMLElement {
  const room = document.createElement('div');
  room.className = 'print-room';
  room.setAttribute('aria-hidden', 'true');
  const boards = [...(solution?.querySelectorAll('code') ?? [])].filter(({ textContent }) =>
    BOARD.test(textContent),
  );
  if (boards.length > 0) {
    const row = document.createElement('div');
    row.className = 'boards';
    row.append(...boards.slice(0, MOST_BOARDS).map(makeBoard));
    room.append(row);
  }
  for (let line = countLines(solution); line > 0; line--) {
    const made = document.createElement('div');
    made.className = 'line';
    room.append(made);
  }
  return room;
}

/** A line of code needs a line; elsewhere so does a number of words. */
function countLines(solution: Element | null): number {
  const code = [...(solution?.querySelectorAll('pre') ?? [])].map(({ textContent }) => textContent.trim());
  const lines = code.join('\n').split('\n').filter(Boolean).length;
  const words = (solution?.textContent.trim().split(/\s+/).length ?? 0) - code.join(' ').split(/\s+/).length;
  const inWords = Math.min(Math.max(Math.ceil(words / WORDS), LINES.least), LINES.most);
  return inWords + Math.min(lines, LINES.most);
}

function makeBoard(): HTMLElement {
  const table = document.createElement('table');
  table.className = 'board';
  for (let row = 0; row < 3; row++) {
    const cells = table.insertRow();
    for (let column = 0; column < 3; column++) cells.insertCell();
  }
  return table;
}
