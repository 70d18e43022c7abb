import type { ReactiveController, ReactiveControllerHost } from 'lit';
import type { Move, Position } from '../../game/index.ts';
import type { Trace } from '../../search/index.ts';
import {
  isPlayedBySearch,
  searchForMover,
  type GameRecord,
  type Players,
  type SideSettings,
} from '../../walk/index.ts';
import { words } from '../../words/index.ts';
import type { ProgramRival } from './program-rival.ts';

interface GameElement extends ReactiveControllerHost {
  readonly you: Players;
  readonly sides: SideSettings;
  readonly isSeeing: boolean;
  readonly rival: ProgramRival | null;
}

/** Pause between moves in a game without a reader, in ms. */
const PACE_MS = 600;

export class GameController implements ReactiveController {
  count = 0;
  #record: GameRecord | null = null;
  #trace: Trace | null = null;
  #settings = '';
  #timer = 0;
  #isRunning = false;
  #problem: string | null = null;

  constructor(
    private readonly element: GameElement,
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

  get position(): Position | null {
    return this.#record?.positions[this.count] ?? null;
  }

  get isOpen(): boolean {
    const { position } = this;
    return position !== null && position.game.outcome(position) === null;
  }

  /** Searches the shown position with the settings of the side to move; null once the game is over. */
  get trace(): Trace | null {
    const { position } = this;
    if (!position || !this.isOpen) return null;
    const settings = JSON.stringify(this.element.sides[position.toMove]);
    if (this.#trace?.root === position && this.#settings === settings) return this.#trace;
    this.#settings = settings;
    return (this.#trace = searchForMover(position, this.element.sides));
  }

  /** The move that the search plays; null if it has none. */
  get choice(): Move | null {
    return this.trace?.bestMove() ?? null;
  }

  get problem(): string | null {
    return this.#problem;
  }

  get isWaiting(): boolean {
    return this.isOpen && isPlayedBySearch(this.position!.toMove, this.element.you);
  }

  get isRunning(): boolean {
    return this.#isRunning;
  }

  /** The game at the reader's last choice; null if they cannot go back. */
  get undone(): GameRecord | null {
    const { you } = this.element;
    return this.#record?.takeBack(you === 'x' || you === 'o' ? [you] : ['x', 'o']) ?? null;
  }

  load(record: GameRecord): void {
    this.pause();
    this.element.rival?.renew();
    this.#record = record;
    this.#problem = null;
    this.count = record.length;
    this.element.requestUpdate();
  }

  goToMove(count: number): void {
    this.pause();
    this.count = count;
    this.element.requestUpdate();
  }

  play(move: Move): void {
    this.#adopt(this.#record!.play(move, this.count));
    this.answer();
  }

  answer(): void {
    if (this.isWaiting && !this.element.isSeeing && this.element.you !== 'nobody') void this.reply();
  }

  async reply(): Promise<void> {
    const { rival } = this.element;
    const { count } = this;
    const record = this.#record!;
    if (rival) {
      const move = await rival.requestMove(record.positions[count]);
      if (move !== null) this.#adopt(record.play(move, count));
      return;
    }
    const { trace, choice } = this;
    if (choice !== null) this.#adopt(record.play(choice, count));
    else if (trace?.stopped) this.#problem = words.play.tooLarge(trace.stopped.nodes);
  }

  undo(): void {
    this.pause();
    if (this.undone) this.#adopt(this.undone);
  }

  restart(): void {
    this.pause();
    this.element.rival?.renew();
    this.#adopt(this.#record!.takeFirst(0));
    this.answer();
  }

  async run(): Promise<void> {
    this.#isRunning = true;
    await this.reply();
    const isStuck = this.#problem !== null || (this.element.rival?.reply?.problem ?? null) !== null;
    this.#isRunning &&= this.isOpen && !isStuck;
    if (this.#isRunning) this.#timer = window.setTimeout(() => void this.run(), PACE_MS);
    this.element.requestUpdate();
  }

  /** Pauses the game; a program's last reply stays. */
  pause(): void {
    clearTimeout(this.#timer);
    this.#isRunning = false;
    if (this.element.rival?.isThinking) this.element.rival.forget();
    this.element.requestUpdate();
  }

  #adopt(record: GameRecord): void {
    this.#problem = null;
    this.#record = record;
    this.count = record.length;
    this.onMove();
    this.element.requestUpdate();
  }
}
