import { css, html, nothing, unsafeCSS } from 'lit';
import { property } from 'lit/decorators.js';
import { drawBoard, drawingStyles, buildBoardScene, renderWithPills } from '../../views/index.ts';
import type { Trace } from '../../search/index.ts';
import { findExpectedOutcome, findMoment, nameMoved, type Session } from '../../walk/index.ts';
import { words } from '../../words/index.ts';
import { customElement } from '../kit/custom-element.ts';
import { isModified } from '../kit/is-modified.ts';
import { preference } from '../kit/preferences.ts';
import { SessionView } from '../host/session-view.ts';
import { base, buttons, pills } from '../kit/base-styles.ts';

/**
 * The game that follows when both sides take their best moves, as a strip of boards. Each leads to the return of its
 * node; the arrow keys move from board to board.
 */
@customElement('ply-line')
export class PlyLine extends SessionView {
  static override styles = [
    base,
    buttons,
    pills,
    unsafeCSS(drawingStyles),
    css`
      ol {
        align-items: start;
        gap: var(--ply-space-4);
        margin: var(--ply-space-4) 0 0;
      }
      button {
        display: grid;
        justify-items: center;
        gap: var(--ply-space-4);
        inline-size: 4.25rem;
        padding: var(--ply-space-6) var(--ply-space-4);
        font-weight: inherit;
      }
      button[aria-current='step'] {
        font-weight: var(--ply-bold);
        background: var(--ply-current-soft);
        border-color: var(--ply-current);
        box-shadow: inset 0 -3px var(--ply-current);
      }
      svg {
        inline-size: 3.5rem;
      }
    `,
  ];

  /** The name of the game for screen readers. */
  @property() label = '';

  protected override renderSession(session: Session) {
    const { trace } = session;
    const nodes = trace.principalNodes();
    const current = nodes.indexOf(findMoment(trace, session.step).node);
    const end = nodes.at(-1)!;
    return html`<p>
        ${renderWithPills(words.compare.games.over(findExpectedOutcome(trace, 0), trace.ply[end]))}
      </p>
      <ol
        class="row"
        role="toolbar"
        aria-label=${this.label}
        @keydown=${(event: KeyboardEvent) => this.moveByKey(event, nodes)}
      >
        ${nodes.map((node, place) => this.renderBoard(session, node, place === Math.max(current, 0), place === current))}
      </ol>`;
  }

  private renderBoard({ trace }: Session, node: number, isReached: boolean, isCurrent: boolean) {
    const move = describeMove(trace, node);
    const position = trace.position(node);
    const before = node > 0 ? trace.position(trace.parent[node]) : null;
    const board = buildBoardScene(position, before, preference('naming'));
    return html`<li role="presentation">
      <button
        class="bare"
        tabindex=${isReached ? 0 : -1}
        aria-current=${isCurrent ? 'step' : 'false'}
        aria-label=${words.compare.games.board(move, trace.ply[node], board?.label ?? '')}
        @click=${() => this.goToReturn(node)}
      >
        ${board ? drawBoard(board) : nothing}<span aria-hidden="true">${move}</span>
      </button>
    </li>`;
  }

  private goToReturn(node: number): void {
    const { session, playback } = this.connection;
    playback?.pause();
    if (session) session.step = session.trace.exitStep(node);
  }

  private moveByKey(event: KeyboardEvent, nodes: readonly number[]): void {
    if (event.shiftKey || isModified(event)) return;
    const boards = [...this.renderRoot.querySelectorAll('button')];
    const at = boards.findIndex((board) => board === event.target);
    const last = nodes.length - 1;
    const to = { ArrowRight: Math.min(at + 1, last), ArrowLeft: Math.max(at - 1, 0), Home: 0, End: last }[
      event.key
    ];
    if (at < 0 || to === undefined) return;
    event.preventDefault();
    this.goToReturn(nodes[to]);
    boards[to].focus();
  }
}

function describeMove(trace: Trace, node: number): string {
  const { games, branch } = words.compare;
  if (node === 0) return games.start;
  const { game } = trace.root;
  const name = game.moveName(trace.move[node], preference('naming'));
  return game.isAbstract ? branch(name) : games.move(nameMoved(trace, node), name);
}

declare global {
  interface HTMLElementTagNameMap {
    'ply-line': PlyLine;
  }
}
