import type { ReactiveController, ReactiveControllerHost } from 'lit';
import type { MnkPosition, Move, Position } from '../../game/index.ts';
import type { Reply } from '../../program/index.ts';
import type { GameRecord } from '../../walk/index.ts';
import { isProgramHost, type Opponent, type ProgramHost } from '../host/program-host.ts';
import { findSessionHost, hosts, type View } from '../host/session-host.ts';
import { subscribeElement } from '../kit/subscribe-element.ts';

export class ProgramRival implements ReactiveController {
  /** Calls made so far; null while it is not thinking. */
  calls: number | null = null;
  /** The reply at the last position; null before the first and while it thinks. */
  reply: Reply | null = null;
  isJudged = false;
  #opponent: Opponent | null = null;
  /** The one that was asked last, even if it had no move. */
  #asked: Opponent | null = null;
  #thinking: AbortController | null = null;

  /** @param startOver - Called when the program that it asked has made way for another. */
  constructor(
    private readonly element: ReactiveControllerHost & View,
    private readonly startOver: () => void,
  ) {
    element.addController(this);
    subscribeElement(element, (changed) =>
      hosts.subscribe(() => {
        if (this.#asked?.isAnother) this.startOver();
        changed();
      }),
    );
    subscribeElement(element, (changed) => {
      document.addEventListener('ply-source-change', changed);
      return () => document.removeEventListener('ply-source-change', changed);
    });
  }

  hostDisconnected(): void {
    this.forget();
  }

  get host(): ProgramHost | null {
    const host = findSessionHost(this.element);
    return isProgramHost(host) ? host : null;
  }

  get isThinking(): boolean {
    return this.#thinking !== null;
  }

  get isOutdated(): boolean {
    return this.#opponent?.isOutdated ?? false;
  }

  /** Null if it has no move, or if the game went on without it. */
  async requestMove(position: Position): Promise<Move | null> {
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
    this.#asked = this.#opponent;
    tell(0);
    const reply = await this.#opponent.reply(position as MnkPosition, {
      stopped: thinking.signal,
      report: tell,
    });
    if (this.#thinking !== thinking) return null;
    this.#thinking = null;
    this.calls = null;
    this.reply = reply;
    // The next request takes the text at that time.
    if (reply.problem) this.#opponent = null;
    this.element.requestUpdate();
    return reply.move;
  }

  /** Stops its thinking; the reply then has no move. */
  stop(): void {
    this.#thinking?.abort();
  }

  forget(): void {
    this.#thinking?.abort();
    this.#thinking = null;
    this.calls = null;
    this.reply = null;
    this.isJudged = false;
  }

  judge(): void {
    this.isJudged = true;
    this.element.requestUpdate();
  }

  /** Starts a new game, which uses the program's text at the first request. */
  renew(): void {
    this.forget();
    this.#opponent = this.#asked = null;
  }

  /** Index of its last move in a game; null if that is not on the shown board. */
  findLastMove({ moves, positions }: GameRecord, count: number): number | null {
    const { move = null, program } = this.reply ?? {};
    const asked = program?.position.game.format(program.position);
    const index = positions.findLastIndex(
      (each, at) => at < count && moves[at] === move && each.game.format(each) === asked,
    );
    return index < 0 ? null : index;
  }
}
