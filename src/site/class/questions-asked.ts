import { parsed } from '../../elements/kit/stored.ts';
import type { ClassAnswer, Phase } from './stage.ts';

/** A question that a class was asked: how far it is, and what each student answered. */
export interface Round {
  phase: Phase;
  readonly answers: Map<string, string>;
  /** Whether this page came to it late: then also what was sent before it was closed still arrives. */
  readonly isRestored: boolean;
}

/**
 * The questions of a lesson that a class was asked, by name. How far each is outlives a reload of the teacher's page;
 * what was answered comes again from those who did.
 */
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

  /** Asks a question. */
  open(question: string): void {
    this.#rounds.set(question, { phase: 'open', answers: new Map(), isRestored: false });
    this.keep();
  }

  /** Goes on to another phase. */
  go(question: string, phase: Phase): void {
    const round = this.#rounds.get(question);
    if (round) round.phase = phase;
    this.keep();
  }

  /** Takes an answer, the last of each student; returns whether it counts. */
  take(id: string, { lesson, question, given }: ClassAnswer): boolean {
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
    return (parsed(() => sessionStorage.getItem(this.#key)) ?? []) as [string, Phase][];
  }
}
