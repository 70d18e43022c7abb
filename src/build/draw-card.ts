import { nothing, svg } from 'lit';
import { defaultNaming } from '../game/index.ts';
import type { Trace } from '../search/index.ts';
import type { Card } from '../site/pages/index.ts';
import { buildBoardScene, drawBoardMarks, drawFlameCard } from '../views/index.ts';
import { isForeign, listTriedMoves, type TriedMove } from '../walk/index.ts';
import { words } from '../words/index.ts';

/** In pixels: the size that sites expect for such pictures. */
const [WIDTH, HEIGHT] = [1200, 630];
const EDGE = 56;
const BOARD = 230;
const BARS = { top: 350, width: WIDTH - 2 * EDGE, height: 174 };

/** The first form that fits a title is used. */
const titleForms = [
  { size: 58, lines: 1 },
  { size: 50, lines: 1 },
  { size: 58, lines: 2 },
  { size: 42, lines: 3 },
];
const TEXT = 28;

/**
 * The picture for a shared link: the title of the page, the board and all calls of its search. `colour` maps
 * tokens such as `ink`.
 */
export function drawCard(card: Card, course: string, colour: (token: string) => string) {
  const { trace, series } = card;
  const board = buildBoardScene(trace.root, null, defaultNaming);
  const left = board ? EDGE + BOARD + 44 : EDGE;
  const width = WIDTH - EDGE - left;
  const wrapAt = (size: number) => wrapText(card.title, width / (0.54 * size));
  const title = titleForms.find(({ size, lines }) => wrapAt(size).length <= lines) ?? titleForms.at(-1)!;
  const titles = cutLines(wrapAt(title.size), title.lines);
  const top = (series ? 84 : 48) + 0.8 * title.size;
  const below = top + (titles.length - 1) * 1.15 * title.size + 54;
  const texts = cutLines(wrapText(card.text, width / (0.51 * TEXT)), Math.floor((304 - below) / 40) + 1);
  const { sides, scores } = words.card;
  const isSearch = trace.length > 1;
  return svg`<svg xmlns="http://www.w3.org/2000/svg" width=${WIDTH} height=${HEIGHT} viewBox="0 0 ${WIDTH} ${HEIGHT}"><style>
    .ply-card { fill: ${colour('ink')}; font-family: Inter; font-size: 22px; }
    .title { font-size: ${title.size}px; font-weight: 700; }
    .text { font-size: ${TEXT}px; }
    .quiet { fill: ${colour('ink-2')}; }
    .name { font-weight: 700; }
    .box { fill: ${colour('surface')}; stroke: ${colour('line-2')}; stroke-width: 2px; }
    .grid { fill: none; stroke: ${colour('line-2')}; stroke-width: 0.85px; }
    path.x { fill: none; stroke: ${colour('max')}; stroke-width: 2.6px; stroke-linecap: round; }
    path.o { fill: none; stroke: ${colour('min')}; stroke-width: 2.6px; }
    path.line { fill: none; stroke: ${colour('ink-4')}; stroke-opacity: 0.3; stroke-width: 7.5px; }
    .bar.max { fill: ${colour('max')}; }
    .bar.min { fill: ${colour('min')}; }
    .bar.draw { fill: ${colour('ink-4')}; }
    .gap { fill: ${colour('page')}; }
    .chosen { fill: none; stroke: ${colour('ink')}; stroke-width: 4px; }
  </style><g class="ply-card"><rect width=${WIDTH} height=${HEIGHT} fill=${colour('page')}></rect>${
    board
      ? svg`<rect class="box" x=${EDGE} y="48" width=${BOARD} height=${(BOARD * board.rows) / board.columns} rx="18"></rect><g transform="translate(${EDGE} 48) scale(${BOARD / (board.columns * 18 + 11)})">${drawBoardMarks(board)}</g>`
      : nothing
  }${series ? svg`<text class="quiet" x=${left} y="72">${series}</text>` : nothing}${titles.map(
    (line, place) => svg`<text class="title" x=${left} y=${top + 1.15 * title.size * place}>${line}</text>`,
  )}${texts.map((line, place) => svg`<text class="text" x=${left} y=${below + 40 * place}>${line}</text>`)}${
    isSearch ? drawBars(trace) : nothing
  }<text class="name" x=${EDGE} y="578">${course}</text><text class="quiet" x=${WIDTH - EDGE} y="578" text-anchor="end">${isSearch ? (isForeign(trace) || trace.root.game.isAbstract ? scores : sides) : nothing}</text></g></svg>`;
}

/** All calls in the colours of their scores, with the root's moves above them where they fit. */
function drawBars(trace: Trace) {
  const { top, width, height } = BARS;
  const rows = trace.plies + 1;
  // The row of the root would be one bar.
  const row = height / Math.max(1, rows - 1);
  const bars = drawFlameCard(trace, width, rows * row);
  const answers = listTriedMoves(trace, trace.stepCount - 1).filter(({ status }) => status === 'returned');
  const at = (step: number) => EDGE + (step / trace.stepCount) * width;
  const spans = answers.map((answer) => ({
    ...answer,
    from: at(trace.enterStep(answer.node)),
    to: at(trace.exitStep(answer.node) + 1),
  }));
  const room = Math.min(...spans.map(({ from, to }) => to - from));
  return svg`<svg x=${EDGE} y=${top} width=${width} height=${height} viewBox="0 ${rows > 1 ? row : 0} ${width} ${height}">${bars}</svg>${spans.map(
    ({ from, to }) =>
      svg`<rect class="gap" x=${from - 2} y=${top} width="4" height=${height}></rect><rect class="gap" x=${to - 2} y=${top} width="4" height=${height}></rect>`,
  )}${spans.map((span) =>
    span.isChosen
      ? svg`<rect class="chosen" x=${span.from} y=${top - 2} width=${span.to - span.from} height=${height + 4} rx="3"></rect>`
      : nothing,
  )}${room > 90 ? spans.map((span) => svg`<text text-anchor="middle" x=${(span.from + span.to) / 2} y=${top - 16}>${nameAnswer(trace, span)}</text>`) : nothing}`;
}

const nameAnswer = (trace: Trace, { move, node }: TriedMove) =>
  `${trace.root.game.moveName(move, defaultNaming)}: ${words.formatScore(trace.score[node])}`;

/** Lines of at most this many characters, unless a word is longer. */
function wrapText(whole: string, characters: number): string[] {
  const wrapped: string[] = [];
  for (const word of whole.split(/\s+/)) {
    const line = wrapped.at(-1);
    if (line !== undefined && line.length + 1 + word.length <= characters)
      wrapped[wrapped.length - 1] = `${line} ${word}`;
    else wrapped.push(word);
  }
  return wrapped;
}

/** If lines are left out, the last one ends in “…”. */
function cutLines(all: readonly string[], most: number): readonly string[] {
  return all.length <= most ? all : [...all.slice(0, most - 1), `${all[most - 1]} …`];
}
