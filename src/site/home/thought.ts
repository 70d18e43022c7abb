import { html, nothing } from 'lit';
import { setStyles } from '../../elements/kit/styled.ts';
import { formatPosition, type CellNaming, type Move } from '../../game/index.ts';
import type { Trace } from '../../search/index.ts';
import {
  buildBoardScene,
  drawBoard,
  drawFirstRows,
  renderScorePill,
  renderWithPills,
} from '../../views/index.ts';
import { countCalled, listTriedMoves, writeExploreAddress, type TriedMove } from '../../walk/index.ts';
import { words } from '../../words/index.ts';

/** The size of the bars below an answer, in their own unit, and how many rows of them are drawn. */
const [WIDTH, ROW, ROWS] = [60, 16, 3];

/** The side that has just moved on the boards of each row. */
const rowSides = ['o', 'x', 'o'] as const;

interface ThoughtScene {
  /** The move of the reader that the search answers. */
  readonly move: Move;
  readonly trace: Trace;
  readonly step: number;
}

/** A question about another answer, once the search has ended. */
export interface WhyNot {
  /** Null before one is asked. */
  readonly asked: Move | null;
  readonly ask: (move: Move) => void;
  readonly render: typeof import('./why-not.ts').renderWhyNot | null;
}

/** The answers that a search tries, each with the first boards below it as bars, up to the step. */
export function renderThought(
  { move, trace, step }: ThoughtScene,
  said: string,
  naming: CellNaming,
  whyNot: WhyNot | null = null,
) {
  const { boards, because, count, answers, explore, legend } = words.home;
  const called = countCalled(trace, step);
  const cells = listTriedMoves(trace, step).map((answer) =>
    renderAnswer(trace, answer, step, naming, whyNot),
  );
  const { asked = null, render } = whyNot ?? {};
  return html`<p class="count row">
      <strong class="digits" style=${setStyles({ '--digits': `${count(trace.length).length}` })}
        >${count(called)}</strong
      >
      <span>${boards(called)}, ${because(trace.root.game.moveName(move, naming))}</span>
    </p>
    <div class="tried">
      <div class="rows" aria-hidden="true">
        ${rowSides.map((side) => html`<span>${words.nameSide(side)}</span>`)}
      </div>
      <ol class="answers" aria-label=${answers}>
        ${cells}
      </ol>
    </div>
    <p role="status">${said}</p>
    <div aria-live="polite">${asked !== null && render ? render(trace, asked, naming) : nothing}</div>
    <p class="walk">
      <a
        class="button"
        href="explore/#${writeExploreAddress({ settings: { position: formatPosition(trace.root) }, step: 0 })}"
        >${explore}</a
      >
    </p>
    <div class="quiet key">
      ${[legend.scores, legend.bars].map((text) => html`<p>${renderWithPills(text)}</p>`)}
    </div>`;
}

function renderAnswer(
  trace: Trace,
  { node, move, status, isChosen }: TriedMove,
  step: number,
  naming: CellNaming,
  whyNot: WhyNot | null,
) {
  const { answer, chosen } = words.home;
  const name = trace.root.game.moveName(move, naming);
  return html`<li class=${isChosen ? `${status} chosen` : status}>
    <span class="mark">${isChosen ? chosen : whyNot ? renderQuestion(whyNot, move, name) : nothing}</span>
    <span class="small" aria-hidden="true"
      >${drawBoard(buildBoardScene(trace.position(node), trace.root, naming)!)}</span
    >
    <span>${answer(name)}</span>
    <span class="score">${status === 'returned' ? renderPill(trace.score[node], isChosen) : nothing}</span>
    <svg viewBox="0 0 ${WIDTH} ${ROW * ROWS}" preserveAspectRatio="none" aria-hidden="true">
      ${drawFirstRows(trace, node, step, ROWS, WIDTH, ROW)}
    </svg>
  </li>`;
}

function renderQuestion({ asked, ask }: WhyNot, move: Move, name: string) {
  return html`<button
    class="bare"
    aria-label=${words.home.whyNotMove(name)}
    aria-pressed=${asked === move ? 'true' : 'false'}
    @click=${() => ask(move)}
  >
    ${words.home.whyNot}
  </button>`;
}

const renderPill = (score: number, isKept: boolean) =>
  renderScorePill({ score, text: words.formatScore(score) }, isKept);
