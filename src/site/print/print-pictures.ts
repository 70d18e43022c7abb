import { html, nothing } from 'lit';
import type { PlyProgram } from '../../elements/program/ply-program.ts';
import { isAddressable } from '../../elements/host/addressable.ts';
import type { SessionHost } from '../../elements/host/session-host.ts';
import { setStyles } from '../../elements/kit/styled.ts';
import { waitUntilDrawn } from '../../elements/kit/undrawn.ts';
import { words } from '../../words/index.ts';
import { copyWithoutIds } from '../every-page/copy-without-ids.ts';
import { addAnswerRoom } from './answer-room.ts';
import { renderElement } from './render-element.ts';
import { listRightAnswers } from './right-answers.ts';
import type { drawTreeFigure } from './tree-figure.ts';

const FIGURES = 'article [data-on-paper="drawing"]';
const PROGRAMS = 'article [data-on-paper="source"]:defined';
const QUESTIONS = 'article [data-asks]';
const PARTS = ':scope > :not(details), :scope > details > :not(summary)';
const TO_FILL = ':is(:scope, :scope > details) > .on-worksheet:not(.picture)';
/** The empty lines before a function, or a statement outside of one. */
const BETWEEN_PARTS = /\n\s*\n(?=\S)/;
const CLOSED = 'article details:not(.lead, [open])';
const MADE = '.print-picture, .print-answer, .print-room, .print-name';
/** Of the size on the screen: small enough for paper, and every text of a tree has at least 7 points. */
const SCALE = 0.8;

/** Print styles choose. Drawing code comes with the first tree: before that, there is no step to print. */
export function printPictures(): void {
  let treeFigure: typeof drawTreeFigure | null = null;
  void customElements
    .whenDefined('ply-tree')
    .then(waitUntilDrawn)
    .then(() => import('./tree-figure.ts'))
    .then((part) => (treeFigure = part.drawTreeFigure));
  // For browsers whose print styles cannot open them.
  const opened: HTMLDetailsElement[] = [];
  addEventListener('beforeprint', () => {
    // Even if called twice, a page is prepared once.
    removePictures();
    if (!CSS.supports('selector(::details-content)'))
      opened.push(...document.querySelectorAll<HTMLDetailsElement>(CLOSED));
    for (const each of opened) each.open = true;
    if (!document.getElementById('missing-part')) {
      const shapes = new Set<string>();
      for (const figure of document.querySelectorAll<HTMLElement>(FIGURES)) {
        const moved = findMovedHost(figure);
        figure.after(
          moved && treeFigure
            ? treeFigure(moved, figure.getAttribute('ruler'))
            : copyCompiled(figure, shapes),
        );
      }
    }
    for (const tree of document.querySelectorAll<SVGSVGElement>('.print-picture svg.picture')) {
      const { width, height } = tree.viewBox.baseVal;
      tree.setAttribute('width', `${width * SCALE}`);
      tree.setAttribute('height', `${height * SCALE}`);
    }
    for (const article of document.querySelectorAll('article[data-lesson]')) {
      article.prepend(renderNameLine());
      addAnswerRoom(article);
    }
    for (const program of document.querySelectorAll<PlyProgram>(PROGRAMS))
      program.after(renderSource(program));
    for (const question of document.querySelectorAll(QUESTIONS))
      question.after(...listRightAnswers(question));
  });
  addEventListener('afterprint', () => {
    for (const each of opened.splice(0)) each.open = false;
    removePictures();
  });
}

function removePictures(): void {
  for (const each of document.querySelectorAll(MADE)) each.remove();
}

function renderNameLine(): HTMLElement {
  const { name, date } = words.paper;
  return renderElement(html`<p class="print-name"><span>${name}</span><span>${date}</span></p>`);
}

/** The lines of an exercise to put together, as the compiler wrote them for paper, or the text of a program. */
function renderSource(program: PlyProgram): Element {
  const written = program.querySelector(':scope > .on-paper');
  if (!written) {
    return renderElement(
      html`<pre class="print-picture">
${program.source.trim().split(BETWEEN_PARTS).map(renderSourcePart)}</pre>`,
    );
  }
  const copy = copyWithoutIds(written);
  copy.classList.add('print-picture');
  return copy;
}

/** A column or a page ends between two parts. */
function renderSourcePart(source: string) {
  return html`<span class="part">${source.split('\n').map(renderSourceLine)}</span>`;
}

/** A line that is too long goes on below its own beginning, further in. */
function renderSourceLine(source: string) {
  const indent = `${/^ */.exec(source)![0].length}ch`;
  return html`<span style=${setStyles({ '--indent': indent })}>${`${source}\n`}</span>`;
}

/** The host of a figure that has been moved from its first step, or that the compiler has no picture of. */
function findMovedHost(figure: HTMLElement): SessionHost | null {
  const host = (document.getElementById(figure.getAttribute('for') ?? '') ?? figure) as SessionHost;
  const { session } = host;
  // A search by hand is done with a pencil on paper.
  if (!session || figure.matches('[data-asks]')) return null;
  const isMoved = session.step > 0 || (isAddressable(host) && host.stateParts.size > 0);
  return isMoved || ![...figure.querySelectorAll(PARTS)].some((part) => part.matches('.picture, .board'))
    ? host
    : null;
}

/**
 * The compiler's pictures of a search: finished, and to fill in. Print styles choose one; a tree to fill in that has the
 * shape of an earlier one is redundant, unless it is an exercise.
 */
function copyCompiled(figure: HTMLElement, shapes: Set<string>): HTMLElement {
  const parts = [...figure.querySelectorAll(PARTS)];
  const hasPicture = parts.some((part) => part.matches('.picture'));
  const copies = parts.filter((part) => !hasPicture || !part.matches('.board')).map(copyWithoutIds);
  for (const copy of copies)
    for (const each of [copy, ...copy.querySelectorAll('[hidden]')]) each.removeAttribute('hidden');
  const shape = readShape(figure);
  const isRepeated = shape !== '' && shapes.has(shape) && !figure.matches('[data-asks]');
  shapes.add(shape);
  const { fillIn, drawIn, chooses } = words.paper;
  const choices = copies
    .flatMap((copy) => [...copy.querySelectorAll('.compared thead [class]:not(.unseen)')])
    .map((search) => chooses(search.textContent.trim()));
  return renderElement(
    html`<figure class="print-picture worksheet ${isRepeated ? 'repeated' : ''}">
      ${choices.length > 0 ? renderHint(choices.join(' · ')) : nothing}${copies}${
        figure.querySelector(TO_FILL)
          ? renderHint(figure.getAttribute('ruler') === 'plies' ? drawIn : fillIn)
          : nothing
      }
    </figure>`,
  );
}

function renderHint(text: string) {
  return html`<p class="fill-in">${text}</p>`;
}

/** The boards, side to move, moves, numbers and boxes of its tree to fill in; empty if it has none. */
function readShape(figure: HTMLElement): string {
  const nodes = [...figure.querySelectorAll(`${TO_FILL} .node`)];
  const host =
    document.getElementById(figure.getAttribute('for') ?? '') ?? figure.closest('[position], [tree]');
  const moves = nodes.map((node) => `${node.textContent} ${node.querySelectorAll('.pill').length}`);
  const root = ['position', 'to-move'].map((name) => host?.getAttribute(name) ?? '');
  return nodes.length ? [...root, ...moves].join(' ') : '';
}
