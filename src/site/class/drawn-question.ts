import { SearchHost } from '../../elements/host/search-host.ts';
import { preference } from '../../elements/kit/preferences.ts';
import { PlyPredict } from '../../elements/questions/ply-predict.ts';
import { PlyStepper } from '../../elements/stepper/ply-stepper.ts';
import { formatPosition } from '../../game/index.ts';
import { drawQuestion } from '../../walk/index.ts';
import { words } from '../../words/index.ts';
import { findAsking } from './asking.ts';
import { readDrawnName } from './drawn-name.ts';

interface Shown {
  readonly name: string;
  readonly own: PlyPredict;
  readonly drawn: PlyPredict;
  /** Outside the sections, so that their blocks keep their numbers. */
  readonly figure: PlyStepper;
}

/** A question that the engine generated about another position, in place of the lesson's own. */
export class DrawnQuestion {
  #shown: Shown | null = null;

  constructor(private readonly article: HTMLElement) {}

  /** Shows the question with this name; any other name shows the lesson's own. Returns whether anything changed. */
  show(name: string): boolean {
    if (name === this.#shown?.name) return false;
    const had = this.restore();
    const { base, draw } = readDrawnName(name);
    const own = draw > 0 ? findPredict(this.article, base) : null;
    this.#shown = own && drawFor(own, name, draw);
    if (!own || !this.#shown) return had;
    own.replaceWith(this.#shown.drawn);
    this.article.append(this.#shown.figure);
    return true;
  }

  /** Removes the generated question; returns whether there was one. */
  restore(): boolean {
    if (!this.#shown) return false;
    const { own, drawn, figure } = this.#shown;
    drawn.replaceWith(own);
    figure.remove();
    this.#shown = null;
    return true;
  }

  get element(): HTMLElement | null {
    return this.#shown?.drawn ?? null;
  }

  /** Whether the generated question is among these blocks; true if there is none. */
  isAmong(blocks: readonly Element[]): boolean {
    return this.#shown === null || blocks.includes(this.#shown.drawn);
  }

  /** Shows the answer in the tree as well. */
  reveal(): void {
    if (this.#shown) findAsking(this.#shown.drawn)?.reveal();
  }
}

/** Whether the engine can generate more questions like this one. */
export function canDraw(element: Element | undefined): boolean {
  if (!(element instanceof PlyPredict) || !(element.host instanceof SearchHost)) return false;
  return element.asked !== null && drawQuestion(element.asked.trace, element.asked.question, 1) !== null;
}

function findPredict(article: HTMLElement, name: string): PlyPredict | null {
  const all = [...article.querySelectorAll('ply-predict')];
  return all.find((each) => findAsking(each)?.name === name) ?? null;
}

/** Null until the search of the lesson's question is ready. */
function drawFor(own: PlyPredict, name: string, draw: number): Shown | null {
  const { asked, host } = own;
  const drawn = asked && drawQuestion(asked.trace, asked.question, draw);
  if (!drawn || !(host instanceof SearchHost)) return null;
  const figure = document.createElement('ply-stepper');
  figure.id = `drawn-${draw}`;
  Object.assign(figure.dataset, { onSlide: 'exhibit', hosts: 'search', drawn: '' });
  // With the search as the lesson set it up, whatever was switched since.
  const given = Object.keys(host.settings).map((key) => [key, host.getAttribute(key) ?? ''] as const);
  const { root, path, step } = drawn;
  figure.settings = {
    ...Object.fromEntries(given),
    position: formatPosition(root),
    'to-move': root.toMove,
  };
  figure.step = step;
  const question = own.cloneNode() as PlyPredict;
  for (const [attribute, text] of Object.entries({ id: name, for: figure.id, node: path }))
    question.setAttribute(attribute, text);
  const last = Number(path.split(',').at(-1));
  question.textContent = words.drawn[own.ask](root.game.moveName(last, preference('naming')));
  return { name, own, drawn: question, figure };
}
