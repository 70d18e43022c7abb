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
import type { ProgramRival } from './program-rival.ts';

/** An element that a game is played in. */
interface PlayedElement extends ReactiveControllerHost {
  readonly you: Players;
  readonly sides: SideSettings;
  /** Whether the reader wants to look before the search moves. */
  readonly isSeeing: boolean;
  /** The program that moves in place of the search; null where none does. */
  readonly rival: ProgramRival | null;
}

/** The time between two moves while the search plays on by itself, in milliseconds. */
const PACE = 600;

/** Holds a game, shows the board after any of its moves, and lets the search or a program answer the reader. */
export class GameController implements ReactiveController {
  /** How many moves are shown on the board. */
  count = 0;
  #record: GameRecord | null = null;
  #trace: Trace | null = null;
  /** The settings of that search, as text. */
  #settings = '';
  #timer = 0;
  #isRunning = false;
  #problem: string | null = null;

  constructor(
    private readonly element: PlayedElement,
    private readonly onMove: () => void,
  ) {
    element.addController(this);
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
    const settings = JSON.stringify(this.element.sides[position.toMove]);
    if (this.#trace?.root === position && this.#settings === settings) return this.#trace;
    this.#settings = settings;
    return (this.#trace = searchOfMover(position, this.element.sides));
  }

  /** Why the search could not move, in words; null where it could. */
  get problem(): string | null {
    return this.#problem;
  }

  /** Whether somebody else than the reader is to move. */
  get isWaiting(): boolean {
    return this.isOpen && isPlayedBySearch(this.position!.toMove, this.element.you);
  }

  /** Whether one move after the other is made without the reader. */
  get isRunning(): boolean {
    return this.#isRunning;
  }

  /** The game as it was when the reader could last choose; null if they cannot go back. */
  get undone(): GameRecord | null {
    const { you } = this.element;
    return this.#record?.before(you === 'x' || you === 'o' ? [you] : ['x', 'o']) ?? null;
  }

  /** Takes another game and shows its end. */
  load(record: GameRecord): void {
    this.pause();
    this.element.rival?.renew();
    this.#record = record;
    this.#problem = null;
    this.count = record.length;
    this.element.requestUpdate();
  }

  /** Shows the board after so many moves. */
  go(count: number): void {
    this.pause();
    this.count = count;
    this.element.requestUpdate();
  }

  /** Makes the reader's move, which takes the place of what followed, and has it answered. */
  play(move: Move): void {
    this.#take(this.#record!.play(move, this.count));
    this.answer();
  }

  /** Has the other side move if it is its turn, and the reader does not want to look first. */
  answer(): void {
    if (this.isWaiting && !this.element.isSeeing && this.element.you !== 'nobody') void this.reply();
  }

  /** Has the side to move played by the search, at once, or by the program, which may take its time. */
  async reply(): Promise<void> {
    const { rival } = this.element;
    const { count } = this;
    const record = this.#record!;
    if (rival) {
      const move = await rival.move(record.positions[count]);
      if (move !== null) this.#take(record.play(move, count));
      return;
    }
    const { trace } = this;
    const move = trace?.bestMove() ?? null;
    if (move !== null) this.#take(record.play(move, count));
    else if (trace?.stopped) this.#problem = words.play.tooLarge(trace.stopped.nodes);
  }

  undo(): void {
    this.pause();
    if (this.undone) this.#take(this.undone);
  }

  /** A new game from the same position. */
  begin(): void {
    this.pause();
    this.element.rival?.renew();
    this.#take(this.#record!.upTo(0));
    this.answer();
  }

  /** Has one move after the other made, until the game is over or somebody has no move. */
  async run(): Promise<void> {
    this.#isRunning = true;
    await this.reply();
    const isStuck = this.#problem !== null || (this.element.rival?.reply?.problem ?? null) !== null;
    this.#isRunning &&= this.isOpen && !isStuck;
    if (this.#isRunning) this.#timer = window.setTimeout(() => void this.run(), PACE);
    this.element.requestUpdate();
  }

  /** Ends what is under way; what a program said of the last move stays. */
  pause(): void {
    clearTimeout(this.#timer);
    this.#isRunning = false;
    if (this.element.rival?.isThinking) this.element.rival.forget();
    this.element.requestUpdate();
  }

  #take(record: GameRecord): void {
    this.#problem = null;
    this.#record = record;
    this.count = record.length;
    this.onMove();
    this.element.requestUpdate();
  }
}
