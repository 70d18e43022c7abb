import { html, nothing } from 'lit';
import { defaultNaming, formatPosition, type Position } from '../game/index.ts';
import { search, type Trace } from '../search/index.ts';
import {
  buildBoardScene,
  renderBoardTable,
  renderLensesTable,
  listMoveRows,
  renderMovesTable,
  listCountedSearches,
  renderRunsTable,
  addNames,
  renderWithPills,
  renderStaticTree,
  renderTreeToFill,
  trustHtml,
  OUTLINE_LIMIT,
  type StaticTreeOptions,
} from '../views/index.ts';
import { findLenses, parseOptions, readRivals, nameSearch, explainStop, isForeign } from '../walk/index.ts';
import { words } from '../words/index.ts';

/** Most moves of a large tree's root that are legible side by side on paper. */
const WIDEST = 12;

/** Which pictures of a search a page has: the finished tree, and one to fill in on worksheets. */
export type PictureChoice = 'none' | 'finished' | 'to-fill';

/**
 * A program's values cannot be worked out, so worksheets have the finished tree of one. Pictures are half of a lesson's
 * text: a browser with scripts reads them only when it prints (`src/site/every-page/start-check.js`).
 */
export function renderPictures(trace: Trace, options: StaticTreeOptions, pictures: PictureChoice) {
  if (pictures === 'none') return nothing;
  if (trace.length > OUTLINE_LIMIT && [...trace.children(0)].length > WIDEST) return nothing;
  const picture = trustHtml(renderStaticTree(trace, { ...options, isNumbered: !options.comparison }));
  if (pictures === 'finished' || isForeign(trace))
    return html`<noscript><figure class="picture on-worksheet">${picture}</figure></noscript>`;
  return html`<noscript>
    <figure class="picture">${picture}</figure>
    <figure class="on-worksheet" hidden>${trustHtml(renderTreeToFill(trace, options))}</figure>
  </noscript>`;
}

/** A position as a table, without the outcome if that is the question; a tree, which has no board, as a sentence. */
export function renderPosition(position: Position, naming = defaultNaming, isAsked = false) {
  const { game, toMove } = position;
  const board = buildBoardScene(position);
  const text = formatPosition(position);
  if (!board) return html`<p>${words.lesson.treeText(text)}</p>`;
  const { boardCaption, askedCaption } = words.lesson;
  const caption = isAsked ? askedCaption(text) : boardCaption(text, toMove, game.outcome(position));
  return renderBoardTable(caption, addNames(board, position, naming));
}

/** The root's moves with their scores; nothing if it has no moves. */
export function renderFinalMoves(trace: Trace) {
  const { game, toMove } = trace.root;
  const rows = listMoveRows(trace, trace.stepCount - 1, defaultNaming, false);
  const { movesCaption, branchesCaption } = words.lesson;
  const { isAbstract = false } = game;
  const caption = isAbstract ? branchesCaption() : movesCaption(toMove);
  return rows.length ? renderMovesTable(caption, rows, isAbstract) : nothing;
}

export function renderNodeCounts(trace: Trace, against: string) {
  const others = readRivals(against).map((rival) => search(trace.root, parseOptions(rival)));
  const runs = others.map(({ options, length }) => ({ name: nameSearch(options), nodes: length }));
  return renderRunsTable(listCountedSearches(trace, runs));
}

/** The game tree through every lens; a sentence if it is too large. */
export function renderFoldedTree({ root }: Trace) {
  const lenses = findLenses(root);
  return lenses ? renderLensesTable(words.lenses.label, lenses) : html`<p>${words.lenses.tooLarge}</p>`;
}

export function renderResult(trace: Trace) {
  const stop = trace.isUnfinished(0) ? explainStop(trace, defaultNaming) : null;
  if (stop) return html`<p>${renderWithPills(stop)}</p>`;
  const best = trace.bestMove();
  const move = best === null ? null : trace.root.game.moveName(best, defaultNaming);
  const result = { isMax: trace.isMax(0), score: trace.score[0], move, calls: trace.length };
  return html`<p>
    ${renderWithPills(isForeign(trace) ? words.lesson.programResult(result) : words.lesson.result(result))}
  </p>`;
}
