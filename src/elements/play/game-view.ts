import { html, nothing } from 'lit';
import { formatPosition, type Move, type CellNaming } from '../../game/index.ts';
import type { Trace } from '../../search/index.ts';
import { renderWithPills } from '../../views/index.ts';
import { reportGame, type Players, type SideSettings } from '../../walk/index.ts';
import { words } from '../../words/index.ts';
import type { GameController } from './game-controller.ts';
import { renderGameList } from './game-list.ts';
import { renderPlayBoard, describeChoice } from './play-board.ts';
import type { ProgramRival } from './program-rival.ts';

export interface GameScene {
  readonly game: GameController;
  /** Null if the search plays. */
  readonly rival: ProgramRival | null;
  readonly you: Players;
  readonly sides: SideSettings;
  readonly isSeeing: boolean;
  readonly isTreeOpen: boolean;
  readonly naming: CellNaming;
  readonly active: Move;
  readonly activate: (cell: Move) => void;
  readonly toggleSeeing: () => void;
  readonly toggleTree: () => void;
  /** Null if the page offers no sharing. */
  readonly share: (() => void) | null;
  /** Whether what draws the tree has been fetched. */
  readonly canDrawTree: boolean;
  readonly renderRival: typeof import('./rival-view.ts').renderRival | null;
  readonly reviewing: typeof import('./reviewing.ts') | null;
}

export function renderPlayedGame(scene: GameScene) {
  const { game, rival, you, isSeeing, isTreeOpen, naming, reviewing } = scene;
  const record = game.record!;
  const { count } = game;
  const visibleTrace = isSeeing || isTreeOpen ? game.trace : null;
  const isOver = record.outcome !== null;
  const isEnd = isOver && count === record.length;
  const review = isEnd && reviewing ? reviewing.describeReview(record, naming) : null;
  return html`<div class="game ${rival ? 'against' : ''}">
      ${renderPlayBoard(scene)}
      <div role="status" class=${isEnd ? 'over' : ''}>
        <p><b>${reportGame(record, count, you, naming, rival ? 'program' : 'search')}</b></p>
        ${rival?.isThinking ? html`<p>${words.play.programThinks}</p>` : nothing}
        ${review ? html`<p>${renderWithPills(review)}</p>` : nothing}
        ${isSeeing && visibleTrace ? html`<p>${renderWithPills(describeChoice(visibleTrace, naming))}</p>` : nothing}
      </div>
      <div class="buttons row on-screen">${renderGameButtons(scene)}</div>
      <div class=${`list column ${record.length === 0 ? 'on-screen' : ''}`}>
        ${renderGameList(scene, reviewing && (isOver || isSeeing) ? reviewing.reviewGame(record) : null)}
        ${rival ? scene.renderRival?.({ game, rival, naming, reviewing }) : nothing}
      </div>
    </div>
    ${visibleTrace && isTreeOpen && scene.canDrawTree ? renderSearch(visibleTrace, scene) : nothing}`;
}

function renderGameButtons(scene: GameScene) {
  const { game, rival, you, share } = scene;
  const { reply, run, pause, undo, newGame } = words.play;
  const isAsked = game.isWaiting && !rival?.isThinking;
  const hasFailed = isAsked && (rival?.reply?.problem ?? null) !== null;
  return html`${
      isAsked
        ? html`<button class="primary" @click=${() => game.reply()}>
            ${hasFailed ? words.play.again : reply}
          </button>`
        : nothing
    }
    ${
      you === 'nobody' && game.isWaiting
        ? html`<button @click=${() => (game.isRunning ? game.pause() : void game.run())}>
            ${game.isRunning ? pause : run}
          </button>`
        : nothing
    }
    <button aria-disabled=${game.undone ? 'false' : 'true'} @click=${() => game.undo()}>${undo}</button>
    <button @click=${() => game.restart()}>${newGame}</button>
    ${share ? html`<button @click=${share}>${words.play.share}</button>` : nothing}
    ${game.isOpen && !rival ? renderInsightButtons(scene) : nothing}`;
}

function renderInsightButtons({ isSeeing, isTreeOpen, toggleSeeing, toggleTree }: GameScene) {
  const { see, openTree, closeTree } = words.play;
  return html`<button aria-pressed=${isSeeing ? 'true' : 'false'} @click=${toggleSeeing}>${see}</button>
    <button aria-expanded=${isTreeOpen ? 'true' : 'false'} @click=${toggleTree}>
      ${isTreeOpen ? closeTree : openTree}
    </button>`;
}

function renderSearch({ root }: Trace, { sides }: GameScene) {
  const { toMove } = root;
  const settings = { ...sides[toMove], position: formatPosition(root), 'to-move': toMove };
  return html`<ply-stepper exportparts="tools, frame" .settings=${settings}></ply-stepper>`;
}
