import type { ReactiveController, ReactiveControllerHost } from 'lit';
import type { Move, Position } from '../../game/index.ts';
import type { Trace } from '../../search/index.ts';
import {
  isPlayedBySearch,
  searchOfMover,
  type GameRecord,
  type Players,
  type SideSettings,
} from '../../walk/index.ts';
import { words } from '../../words/index.ts';

/** An element that a game is played in. */
interface Table extends ReactiveControllerHost {
  readonly you: Players;
  readonly sides: SideSettings;
  /** Whether the reader wants to look before the search moves. */
  readonly isSeeing: boolean;
}

/** The time between two moves while the search plays on by itself, in milliseconds. */
const PACE = 600;

/** Holds a game, shows the board after any of its moves, and lets the search answer the reader. */
export class GameController implements ReactiveController {
  /** How many moves are shown on the board. */
  count = 0;
  #record: GameRecord | null = null;
  #trace: Trace | null = null;
  /** The settings of that search, as text. */
  #settings = '';
  #timer = 0;
  #problem: string | null = null;

  constructor(
    private readonly table: Table,
    private readonly onMove: () => void,
  ) {
    table.addController(this);
  }

  hostDisconnected(): void {
    this.pause();
  }

  get record(): GameRecord | null {
    return this.#record;
  }

  /** The position that is shown. */
  get position(): Position | null {
    return this.#record?.positions[this.count] ?? null;
  }

  /** Whether the position that is shown can be played on. */
  get isOpen(): boolean {
    const { position } = this;
    return position !== null && position.game.outcome(position) === null;
  }

  /** The search of the position that is shown, as the side to move goes about it; null where the game is over. */
  get trace(): Trace | null {
    const { position } = this;
    if (!position || !this.isOpen) return null;
    const settings = JSON.stringify(this.table.sides[position.toMove]);
    if (this.#trace?.root === position && this.#settings === settings) return this.#trace;
    this.#settings = settings;
    return (this.#trace = searchOfMover(position, this.table.sides));
  }

  /** Why the search could not move, in words; null where it could. */
  get problem(): string | null {
    return this.#problem;
  }

  /** Whether the search is to move. */
  get isWaiting(): boolean {
    return this.isOpen && isPlayedBySearch(this.position!.toMove, this.table.you);
  }

  /** Whether the search makes one move after the other. */
  get isRunning(): boolean {
    return this.#timer !== 0;
  }

  /** The game as it was when the reader could last choose; null if they cannot go back. */
  get undone(): GameRecord | null {
    const { you } = this.table;
    return this.#record?.before(you === 'x' || you === 'o' ? [you] : ['x', 'o']) ?? null;
  }

  /** Takes another game and shows its end. */
  load(record: GameRecord): void {
    this.pause();
    this.#record = record;
    this.#problem = null;
    this.count = record.length;
    this.table.requestUpdate();
  }

  /** Shows the board after so many moves. */
  go(count: number): void {
    this.pause();
    this.count = count;
    this.table.requestUpdate();
  }

  /** Makes the reader's move, which takes the place of what followed, and lets the search answer. */
  play(move: Move): void {
    this.#take(this.#record!.play(move, this.count));
    this.answer();
  }

  /** Lets the search move if it is to, and the reader does not want to look first. */
  answer(): void {
    if (this.isWaiting && !this.table.isSeeing && this.table.you !== 'nobody') this.reply();
  }

  /** Makes the move of the search. */
  reply(): void {
    const { trace } = this;
    const move = trace?.bestMove() ?? null;
    if (move !== null) this.#take(this.#record!.play(move, this.count));
    else if (trace?.stopped) this.#problem = words.play.tooLarge(trace.stopped.nodes);
  }

  undo(): void {
    this.pause();
    if (this.undone) this.#take(this.undone);
  }

  /** A new game from the same position. */
  begin(): void {
    this.pause();
    this.#take(this.#record!.upTo(0));
    this.answer();
  }

  /** Lets the search make its moves one after the other. */
  run(): void {
    this.reply();
    this.#timer = this.isOpen && !this.#problem ? window.setTimeout(() => this.run(), PACE) : 0;
    this.table.requestUpdate();
  }

  pause(): void {
    clearTimeout(this.#timer);
    this.#timer = 0;
    this.table.requestUpdate();
  }

  #take(record: GameRecord): void {
    this.#problem = null;
    this.#record = record;
    this.count = record.length;
    this.onMove();
    this.table.requestUpdate();
  }
}
