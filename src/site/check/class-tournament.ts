import {
  listStandings,
  playGame,
  type CheckOptions,
  type CheckState,
  type Player,
  type Standing,
  type Submission,
  type TournamentGame,
} from '../../program/index.ts';
import type { CheckRow } from './class-check.ts';
import { countLanes, Judges } from './judges.ts';

/** Whether answers of a program could be read when it was checked. */
function canPlay({ checked }: CheckRow): boolean {
  return checked !== null && checked.answers !== null;
}

export interface TournamentResults {
  /** Best first. */
  readonly standings: readonly Standing[];
  /** @param x - Index of the player who is X; `o` likewise. */
  play(x: number, o: number): TournamentGame;
}

/** Asks every program of a class once; all games between them follow. */
export class ClassTournament {
  readonly rows: readonly CheckRow[];
  /** How many rows cannot play, by state. */
  readonly left: ReadonlyMap<CheckState | 'waiting', number>;
  /** How many programs were asked; null before the start. */
  asked: number | null = null;
  /** Null until all programs were asked. */
  results: TournamentResults | null = null;
  readonly #players: readonly Submission[];
  readonly #stopped = new AbortController();

  /** @param tell - Called after each change. */
  constructor(
    rows: readonly CheckRow[],
    private readonly how: CheckOptions,
    private readonly tell: () => void,
  ) {
    this.rows = rows.filter(canPlay);
    this.#players = this.rows.map(({ submission }) => submission);
    const left = rows.filter((row) => !canPlay(row)).map(({ checked }) => checked?.state ?? 'waiting');
    this.left = new Map(left.map((state) => [state, left.filter((each) => each === state).length]));
  }

  /** Whether it is over, and these programs would play the same games again. */
  isStillOf(rows: readonly CheckRow[], how: CheckOptions): boolean {
    const players = rows.filter(canPlay).map(({ submission }) => submission);
    const isSame =
      players.length === this.#players.length && players.every((each, i) => each === this.#players[i]);
    return this.results !== null && isSame && how.call === this.how.call;
  }

  get games(): number {
    return this.rows.length * (this.rows.length - 1);
  }

  async run(): Promise<void> {
    const { signal } = this.#stopped;
    const judges = new Judges(signal);
    const players: Player[] = [];
    this.asked = 0;
    this.tell();
    let next = 0;
    const runLane = async () => {
      while (next < this.rows.length && !signal.aborted) {
        const at = next++;
        players[at] = await judges.play(this.rows[at].submission, this.how);
        this.asked!++;
        this.tell();
      }
    };
    await Promise.all(Array.from({ length: countLanes(this.rows.length) }, runLane));
    judges.endIdle();
    if (signal.aborted) return;
    this.results = {
      standings: listStandings(players).toSorted(
        (a, b) => countPoints(b) - countPoints(a) || a.player - b.player,
      ),
      play: (x, o) => playGame(players[x], players[o]),
    };
    this.tell();
  }

  stop(): void {
    this.#stopped.abort();
  }
}

export function countPoints({ wins, draws }: Standing): number {
  return wins + draws / 2;
}
