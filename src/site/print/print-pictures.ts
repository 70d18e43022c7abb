import type { PlyProgram } from '../../elements/program/ply-program.ts';
import type { SessionHost } from '../../elements/host/session-host.ts';
import type { Session } from '../../walk/index.ts';
import { listRightAnswers } from './right-answers.ts';

const WIDGETS = 'article [data-on-paper="drawing"]';
const PROGRAMS = 'article [data-on-paper="source"]:defined';
const QUESTIONS = 'article [data-asks]';

/** Print styles choose. Drawing code comes with the first tree: before that, there is no step to print. */
export function printPictures(): void {
  let treeFigure: ((session: Session) => HTMLElement) | null = null;
  void customElements
    .whenDefined('ply-tree')
    .then(() => import('./tree-figure.ts'))
    .then((part) => (treeFigure = part.drawTreeFigure));
  addEventListener('beforeprint', () => {
    for (const widget of document.querySelectorAll<HTMLElement>(WIDGETS)) {
      const session = findSession(widget);
      if (session && treeFigure) widget.after(treeFigure(session));
      else if (!document.getElementById('missing-part')) widget.after(copyBoard(widget));
    }
    for (const program of document.querySelectorAll<PlyProgram>(PROGRAMS))
      program.after(renderSource(program));
    for (const question of document.querySelectorAll(QUESTIONS))
      question.after(...listRightAnswers(question));
  });
  addEventListener('afterprint', () => {
    for (const each of document.querySelectorAll('.print-picture, .print-answer')) each.remove();
  });
}

function renderSource({ source }: PlyProgram): HTMLElement {
  const text = document.createElement('pre');
  text.className = 'print-picture';
  text.textContent = source;
  return text;
}

function findSession(widget: HTMLElement): Session | null {
  const named = document.getElementById(widget.getAttribute('for') ?? '') ?? widget;
  return 'session' in named ? (named as unknown as SessionHost).session : null;
}

/** The board of a search that has not been fetched, without its result. */
function copyBoard(widget: HTMLElement): HTMLElement {
  const figure = document.createElement('figure');
  figure.className = 'print-picture';
  const board = widget.querySelector(':scope > .board');
  if (board) figure.append(board.cloneNode(true));
  return figure;
}
