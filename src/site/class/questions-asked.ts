import { tryParseJson } from '../../elements/kit/stored.ts';
import type { ClassAnswer, Phase } from './stage.ts';

export interface Round {
  phase: Phase;
  readonly answers: Map<string, string>;
  /** This page learnt of it late: answers from before it was closed still count. */
  readonly isRestored: boolean;
}

/** Phases survive a reload of the teacher's page; students then send their answers again. */
export class QuestionsAsked {
  readonly #key: string;
  readonly #rounds = new Map<string, Round>();

  constructor(
    code: string,
    private readonly lesson: string,
  ) {
    this.#key = `plybook.1.asked.${code}.${lesson}`;
    for (const [question, phase] of this.kept())
      this.#rounds.set(question, { phase, answers: new Map(), isRestored: true });
  }

  round(question: string): Round | null {
    return this.#rounds.get(question) ?? null;
  }

  open(question: string): void {
    this.#rounds.set(question, { phase: 'open', answers: new Map(), isRestored: false });
    this.keep();
  }

  setPhase(question: string, phase: Phase): void {
    const round = this.#rounds.get(question);
    if (round) round.phase = phase;
    this.keep();
  }

  /** Only the last answer of each student stays; returns whether it counts. */
  acceptAnswer(id: string, { lesson, question, given }: ClassAnswer): boolean {
    const round = lesson === this.lesson ? this.#rounds.get(question) : undefined;
    if (!round) return false;
    const isInTime = round.phase === 'open' || (round.isRestored && !round.answers.has(id));
    if (isInTime) round.answers.set(id, given);
    return isInTime;
  }

  private keep(): void {
    const phases = [...this.#rounds].map(([question, { phase }]) => [question, phase]);
    sessionStorage.setItem(this.#key, JSON.stringify(phases));
  }

  private kept(): [string, Phase][] {
    return (tryParseJson(() => sessionStorage.getItem(this.#key)) ?? []) as [string, Phase][];
  }
}
