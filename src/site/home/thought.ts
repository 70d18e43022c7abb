import { html, nothing, svg } from 'lit';
import { setStyles } from '../../elements/kit/styled.ts';
import type { CellNaming, Move } from '../../game/index.ts';
import type { Trace } from '../../search/index.ts';
import { buildBoardScene, drawBoard, drawFlameCard, renderScorePill } from '../../views/index.ts';
import { countCalled, listAnswers, type TriedMove } from '../../walk/index.ts';
import { words } from '../../words/index.ts';

/** The size of the bars below an answer, in their own unit. */
const [WIDTH, ROW] = [60, 16];

interface ThoughtScene {
  /** The move of the reader that the search answers. */
  readonly move: Move;
  readonly trace: Trace;
  readonly step: number;
}

/** The answers that a search tries, each with the boards below it as bars, up to the step. */
export function renderThought({ move, trace, step }: ThoughtScene, naming: CellNaming) {
  const { boards, because, count, answers, bars } = words.home;
  const called = countCalled(trace, step);
  const cells = listAnswers(trace, step).map((answer) => renderAnswer(trace, answer, step, naming));
  return html`<p class="count row">
      <strong class="digits">${count(called)}</strong>
      <span>${boards(called)}, ${because(trace.root.game.moveName(move, naming))}</span>
    </p>
    ${
      cells.length === 0
        ? nothing
        : html`<ol class="answers" aria-label=${answers}>
              ${cells}
            </ol>
            <p class="quiet bars">${bars}</p>`
    }`;
}

function renderAnswer(
  trace: Trace,
  { node, move, status, isChosen }: TriedMove,
  step: number,
  naming: CellNaming,
) {
  const { answer, chosen } = words.home;
  const name = trace.root.game.moveName(move, naming);
  return html`<li class=${isChosen ? `${status} chosen` : status}>
    <span class="mark">${isChosen ? chosen : nothing}</span>
    <span class="small" aria-hidden="true"
      >${drawBoard(buildBoardScene(trace.position(node), trace.root, naming)!)}</span
    >
    <span>${answer(name)}</span>
    <span class="score">${status === 'returned' ? renderPill(trace.score[node], isChosen) : nothing}</span>
    ${drawBelow(trace, node, step)}
  </li>`;
}

const renderPill = (score: number, isKept: boolean) =>
  renderScorePill({ score, text: words.formatScore(score) }, isKept);

/** Cached, because the paths of a search stay the same while more of them becomes visible. */
const drawn = new WeakMap<Trace, Map<number, ReturnType<typeof drawFlameCard>>>();

function drawBelow(trace: Trace, node: number, step: number) {
  const [from, to] = [trace.enterStep(node), trace.exitStep(node) + 1];
  const rows = trace.plies + 1;
  const known = drawn.get(trace) ?? new Map<number, ReturnType<typeof drawFlameCard>>();
  drawn.set(trace, known);
  const paths = known.get(node) ?? drawFlameCard(trace, WIDTH, ROW * rows, from, to);
  known.set(node, paths);
  const hidden = 100 * Math.min(1, Math.max(0, 1 - (step + 1 - from) / (to - from)));
  // The row of the root is that of all answers.
  return html`<svg
    viewBox="0 ${ROW} ${WIDTH} ${ROW * (rows - 1)}"
    preserveAspectRatio="none"
    aria-hidden="true"
    style=${setStyles({ 'clip-path': `inset(0 ${hidden.toFixed(1)}% 0 0)` })}
  >
    ${svg`${paths}`}
  </svg>`;
}
