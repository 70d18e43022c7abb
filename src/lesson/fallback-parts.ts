import { formatPosition, type BoardView, type Game, type Position } from '../game/index.ts';
import type { Trace } from '../search/index.ts';
import { stopReason, treeShape, type PlyCounts } from '../walk/index.ts';
import { words } from '../words/index.ts';
import { escapeHtml } from './tags.ts';

/** Up to this many nodes a search leaves a picture of its whole tree. */
export const PICTURED = 40;

/** A position as a table, its free cells with their numbers; a tree that has no board as a sentence. */
export function boardTable(position: Position): string {
  const { game, toMove } = position;
  const board = game.board(position);
  const text = formatPosition(position);
  if (!board) return `<p>${escapeHtml(words.lesson.treeText(text))}</p>`;
  const caption = words.lesson.boardCaption(text, toMove, game.outcome(position));
  const rows = Array.from({ length: board.rows }, (_, row) => boardRow(board, row, game));
  return `<table class="board"><caption>${escapeHtml(caption)}</caption>${rows.join('')}</table>`;
}

/** The moves at the root of a search with their scores; empty when there are none. */
export function movesTable(trace: Trace): string {
  const { game, toMove } = trace.root;
  const chosen = trace.isUnfinished(0) ? null : trace.bestChild(0);
  const rows = [...trace.children(0)].map((child) => {
    const name = escapeHtml(game.moveName(trace.move[child], '0-8'));
    const score = trace.isUnfinished(child)
      ? words.sides.unfinished
      : words.bounded(words.signed(trace.score[child]), trace.bound(child));
    const mark = child === chosen ? ` <strong>${words.lesson.chosen}</strong>` : '';
    return `<tr><th scope="row">${name}</th><td>${score}${mark}</td></tr>`;
  });
  if (rows.length === 0) return '';
  const caption = game.board(trace.root) ? words.lesson.movesCaption(toMove) : words.lesson.branchesCaption();
  const head = [words.lesson.move, words.lesson.score].map((name) => `<th scope="col">${name}</th>`);
  return (
    `<table class="moves"><caption>${escapeHtml(caption)}</caption>` +
    `<thead><tr>${head.join('')}</tr></thead><tbody>${rows.join('')}</tbody></table>`
  );
}

/** The calls of a search and the games that end, ply by ply. */
export function shapeTable(trace: Trace): string {
  const { plies, ...all } = treeShape(trace);
  const shape = words.shape;
  const row = (name: number | string, counts: PlyCounts) => {
    const cells = (['calls', 'x', 'o', 'draw'] as const).map(
      (each) => `<td>${words.count(counts[each])}</td>`,
    );
    return `<tr><th scope="row">${name}</th>${cells.join('')}</tr>`;
  };
  const head = [shape.ply, shape.calls, ...Object.values(shape.results)].map(
    (each) => `<th scope="col">${each}</th>`,
  );
  return (
    `<table class="shape"><caption>${shape.whole}</caption><thead><tr>${head.join('')}</tr></thead>` +
    `<tbody>${plies.map((counts, ply) => row(ply, counts)).join('')}${row(shape.all, all)}</tbody></table>`
  );
}

/** The value of a search and the move it chooses, as a paragraph. */
export function resultSentence(trace: Trace): string {
  const stop = trace.isUnfinished(0) ? stopReason(trace, '0-8') : null;
  if (stop) return `<p>${escapeHtml(stop)}</p>`;
  const best = trace.bestMove();
  const move = best === null ? null : trace.root.game.moveName(best, '0-8');
  const result = { isMax: trace.isMax(0), score: trace.score[0], move, calls: trace.length };
  const sentence = trace.kept ? words.lesson.codeResult(result) : words.lesson.result(result);
  return `<p>${escapeHtml(sentence)}</p>`;
}

function boardRow({ columns, cells }: BoardView, row: number, game: Game): string {
  const marks = cells.slice(row * columns, (row + 1) * columns).map((mark, column) => {
    if (mark) return `<td class="${mark}">${words.side(mark)}</td>`;
    return `<td>${escapeHtml(game.moveName(row * columns + column, '0-8'))}</td>`;
  });
  return `<tr>${marks.join('')}</tr>`;
}
