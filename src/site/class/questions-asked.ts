import { tryParseJson } from '../../elements/kit/stored.ts';
import type { ClassAnswer, Phase } from './stage.ts';

export interface Round {
  phase: Phase;
  readonly answers: Map<string, string>;
}

type KeptRound = [question: string, phase: Phase, answers?: [string, string][]];

/** What a lesson has asked, and the answers. They survive a reload of the teacher's page: students hear that they count. */
export class QuestionsAsked {
  readonly #key: string;
  readonly #rounds = new Map<string, Round>();

  constructor(
    code: string,
    private readonly lesson: string,
  ) {
    this.#key = `plybook.1.asked.${code}.${lesson}`;
    for (const [question, phase, answers = []] of this.kept())
      this.#rounds.set(question, { phase, answers: new Map(answers) });
  }

  round(question: string): Round | null {
    return this.#rounds.get(question) ?? null;
  }

  open(question: string): void {
    this.#rounds.set(question, { phase: 'open', answers: new Map() });
    this.keep();
  }

  setPhase(question: string, phase: Phase): void {
    const round = this.#rounds.get(question);
    if (round) round.phase = phase;
    this.keep();
  }

  /** Only the last answer of each student stays, and none after closing; returns whether this is the one. */
  acceptAnswer(id: string, { lesson, question, given }: ClassAnswer): boolean {
    const round = lesson === this.lesson ? this.#rounds.get(question) : undefined;
    if (!round) return false;
    if (round.phase === 'open' && round.answers.get(id) !== given) {
      round.answers.set(id, given);
      this.keep();
    }
    return round.answers.get(id) === given;
  }

  private keep(): void {
    const rounds = [...this.#rounds].map(([question, { phase, answers }]) => [question, phase, [...answers]]);
    sessionStorage.setItem(this.#key, JSON.stringify(rounds));
  }

  private kept(): readonly KeptRound[] {
    return (tryParseJson(() => sessionStorage.getItem(this.#key)) ?? []) as KeptRound[];
  }
}
