import type { ReactiveController, ReactiveControllerHost } from 'lit';
import type { MnkPosition, Move, Position } from '../../game/index.ts';
import type { Reply } from '../../program/index.ts';
import type { GameRecord } from '../../walk/index.ts';
import { isProgramHost, type Opponent, type ProgramHost } from '../host/program-host.ts';
import { hostOf, hosts, type View } from '../host/session-host.ts';
import { follow } from '../kit/follow.ts';

/** The program that a game is played against: it thinks in a worker, can be stopped there, and may have no move. */
export class ProgramRival implements ReactiveController {
  /** The calls that it has made so far; null while it does not think. */
  calls: number | null = null;
  /** What it made of the position that it was asked about last; null before that, and while it thinks. */
  reply: Reply | null = null;
  /** Whether the reader asked how good its last move was. */
  isJudged = false;
  #opponent: Opponent | null = null;
  #thinking: AbortController | null = null;

  constructor(private readonly element: ReactiveControllerHost & View) {
    element.addController(this);
    follow(element, (changed) => hosts.subscribe(changed));
    follow(element, (changed) => {
      document.addEventListener('ply-source-change', changed);
      return () => document.removeEventListener('ply-source-change', changed);
    });
  }

  hostDisconnected(): void {
    this.forget();
  }

  /** The element of the program; null where there is none of that name. */
  get host(): ProgramHost | null {
    const host = hostOf(this.element);
    return isProgramHost(host) ? host : null;
  }

  get isThinking(): boolean {
    return this.#thinking !== null;
  }

  /** Whether the game goes on with a text that no longer stands on the page. */
  get isOutdated(): boolean {
    return this.#opponent?.isOutdated ?? false;
  }

  /** Asks for its move at a position; null where it has none, or is no longer asked. */
  async move(position: Position): Promise<Move | null> {
    this.forget();
    const { host } = this;
    if (!host) return null;
    const thinking = new AbortController();
    const tell = (calls: number) => {
      this.calls = Math.max(this.calls ?? 0, calls);
      this.element.requestUpdate();
    };
    this.#thinking = thinking;
    this.#opponent ??= host.opponent();
    tell(0);
    const reply = await this.#opponent.reply(position as MnkPosition, { stopped: thinking.signal, tell });
    if (this.#thinking !== thinking) return null;
    this.#thinking = null;
    this.calls = null;
    this.reply = reply;
    // Asked again, it is the program as it stands then.
    if (reply.problem) this.#opponent = null;
    this.element.requestUpdate();
    return reply.move;
  }

  /** Ends its thinking, which it is then told to have done without a move. */
  stop(): void {
    this.#thinking?.abort();
  }

  /** Gives up what it thinks about, and what it said. */
  forget(): void {
    this.#thinking?.abort();
    this.#thinking = null;
    this.calls = null;
    this.reply = null;
    this.isJudged = false;
  }

  /** Has it told how good its last move was. */
  judge(): void {
    this.isJudged = true;
    this.element.requestUpdate();
  }

  /** Begins another game: with the program as it stands when it is asked next. */
  renew(): void {
    this.forget();
    this.#opponent = null;
  }

  /** Which move of a game is the one that it made last, as the number of moves before it; null where that is not on the board. */
  lastMove({ moves, positions }: GameRecord, count: number): number | null {
    const { move = null, program } = this.reply ?? {};
    const asked = program?.position.game.format(program.position);
    const index = positions.findLastIndex(
      (each, at) => at < count && moves[at] === move && each.game.format(each) === asked,
    );
    return index < 0 ? null : index;
  }
}
