import type { PlyProgram } from '../../elements/program/ply-program.ts';
import type { SessionHost } from '../../elements/host/session-host.ts';
import type { Session } from '../../walk/index.ts';
import { rightAnswers } from './right-answers.ts';

/** What a lesson holds, by what the catalogue of elements says of it on paper. */
const WIDGETS = 'article [data-on-paper="drawing"]';
const PROGRAMS = 'article [data-on-paper="source"]:defined';
const QUESTIONS = 'article [data-asks]';

/**
 * While the page is printed: puts a drawing of its whole tree at the present step after each widget, of which only a
 * part may be in view, the text of each program, and the right answers after each question. The styles for paper choose
 * between them. What draws is fetched when a tree is shown: before, there is no step to print.
 */
export function printPictures(): void {
  let treeFigure: ((session: Session) => HTMLElement) | null = null;
  void customElements
    .whenDefined('ply-tree')
    .then(() => import('./tree-figure.ts'))
    .then((part) => (treeFigure = part.treeFigure));
  addEventListener('beforeprint', () => {
    for (const widget of document.querySelectorAll<HTMLElement>(WIDGETS)) {
      const session = sessionOf(widget);
      if (session && treeFigure) widget.after(treeFigure(session));
      else if (!document.getElementById('missing-part')) widget.after(boardOf(widget));
    }
    for (const program of document.querySelectorAll<PlyProgram>(PROGRAMS)) program.after(textOf(program));
    for (const question of document.querySelectorAll(QUESTIONS)) question.after(...rightAnswers(question));
  });
  addEventListener('afterprint', () => {
    for (const each of document.querySelectorAll('.print-picture, .print-answer')) each.remove();
  });
}

/** A program as the reader has it now. */
function textOf({ source }: PlyProgram): HTMLElement {
  const text = document.createElement('pre');
  text.className = 'print-picture';
  text.textContent = source;
  return text;
}

function sessionOf(widget: HTMLElement): Session | null {
  const named = document.getElementById(widget.getAttribute('for') ?? '') ?? widget;
  return 'session' in named ? (named as unknown as SessionHost).session : null;
}

/** What stands for a search that waits for the reader to come near: its board, but nothing of what comes of it. */
function boardOf(widget: HTMLElement): HTMLElement {
  const figure = document.createElement('figure');
  figure.className = 'print-picture';
  const board = widget.querySelector(':scope > .board');
  if (board) figure.append(board.cloneNode(true));
  return figure;
}
