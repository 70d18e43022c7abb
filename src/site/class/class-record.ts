import { listEntries, tryParseJson } from '../../elements/kit/stored.ts';
import { readClassQuestion, type ClassAnswer, type ClassQuestion } from './stage.ts';
import type { Phase } from './vote-phases.ts';

/** The texts of a question, for the list of all answers after its lesson is closed. */
export interface QuestionText {
  /** The title of its lesson. */
  readonly lesson: string;
  /** The heading of its section; empty if it has none. */
  readonly section: string;
  readonly question: string;
  /** Empty if no answer can be shown. */
  readonly right: string;
  /** The label of each given answer. */
  readonly labels: Readonly<Record<string, string>>;
  /** Whether each given answer is right; without those that are neither right nor wrong. */
  readonly verdicts: Readonly<Record<string, boolean>>;
}

/** A question that the class was asked, with all its votes. */
export interface Round extends Omit<ClassQuestion, 'vote'> {
  readonly lesson: string;
  /** When the phase began, in milliseconds since 1970. */
  readonly since: number;
  /** The answer of each seat, in each vote. Never empty. */
  readonly votes: readonly Map<string, string>[];
  /** Null until the page of its lesson has provided it. */
  readonly text: QuestionText | null;
}

/** All questions of a class and their answers, in the order of asking. It lasts as long as the teacher's window. */
export class ClassRecord {
  readonly #prefix: string;
  readonly #rounds = new Map<string, Round>();

  constructor(code: string) {
    this.#prefix = `plybook.1.asked.${code}.`;
    for (const round of readRounds(this.#prefix)) this.#rounds.set(this.key(round), round);
  }

  get rounds(): readonly Round[] {
    return [...this.#rounds.values()];
  }

  round(lesson: string, question: string): Round | null {
    return this.#rounds.get(this.key({ lesson, question })) ?? null;
  }

  /** Opens the first vote on a question, or one more. */
  open(lesson: string, question: string): void {
    const { votes = [], text = null } = this.round(lesson, question) ?? {};
    const more = [...votes, new Map<string, string>()];
    this.keep({ lesson, question, phase: 'open', since: Date.now(), votes: more, text });
  }

  setPhase(lesson: string, question: string, phase: Phase): void {
    const round = this.round(lesson, question);
    if (round) this.keep({ ...round, phase, since: Date.now() });
  }

  describe(lesson: string, question: string, text: QuestionText): void {
    const round = this.round(lesson, question);
    if (round && JSON.stringify(round.text) !== JSON.stringify(text)) this.keep({ ...round, text });
  }

  /**
   * Keeps only the last answer of each seat, and none after closing. Returns the answer of the seat that counts: empty
   * if it has none, null if there was no such vote.
   */
  acceptAnswer(id: string, { lesson, question, vote, given }: ClassAnswer): string | null {
    const round = this.round(lesson, question);
    const answers = round?.votes[vote - 1];
    if (!round || !answers) return null;
    const isOpen = round.phase === 'open' && vote === round.votes.length;
    if (isOpen && answers.get(id) !== given) {
      answers.set(id, given);
      this.keep(round);
    }
    return answers.get(id) ?? '';
  }

  private keep(round: Round): void {
    this.#rounds.set(this.key(round), round);
    const place = [...this.#rounds.keys()].indexOf(this.key(round));
    const { votes } = round;
    const kept = { ...round, place, votes: votes.map((answers) => [...answers]) };
    try {
      sessionStorage.setItem(this.#prefix + this.key(round), JSON.stringify(kept));
    } catch {
      // Without storage, or if it is full, answers last until the page is left.
    }
  }

  private key({ lesson, question }: Pick<Round, 'lesson' | 'question'>): string {
    return `${lesson}.${question}`;
  }
}

function readRounds(prefix: string): readonly Round[] {
  const kept = listKeys().filter((key) => key.startsWith(prefix));
  return kept
    .map((key) => Object(tryParseJson(() => sessionStorage.getItem(key))) as Record<string, unknown>)
    .toSorted((one, other) => Number(one['place']) - Number(other['place']))
    .flatMap((raw) => readRound(raw) ?? []);
}

function listKeys(): string[] {
  try {
    return Object.keys(sessionStorage);
  } catch {
    return [];
  }
}

function readRound(raw: Record<string, unknown>): Round | null {
  const { lesson, since, votes, text } = raw;
  if (typeof lesson !== 'string' || typeof since !== 'number' || !Array.isArray(votes)) return null;
  const asked = readClassQuestion({ ...raw, vote: votes.length });
  if (!asked) return null;
  const { vote: _, ...known } = asked;
  const answers = votes.map((each) => new Map(each as [string, string][]));
  return { ...known, lesson, since, votes: answers, text: readText(text) };
}

function readText(raw: unknown): QuestionText | null {
  const { lesson, section, question, right, labels, verdicts } = Object.fromEntries(listEntries(raw));
  if (typeof lesson !== 'string' || typeof question !== 'string' || typeof right !== 'string') return null;
  return {
    lesson,
    section: typeof section === 'string' ? section : '',
    question,
    right,
    labels: Object.fromEntries(listEntries(labels)) as Record<string, string>,
    verdicts: Object.fromEntries(listEntries(verdicts)) as Record<string, boolean>,
  };
}
