import type { HandDecision, HandDecisionKind } from './hand-decisions.ts';

/**
 * How the decisions were made, one character each: `1` right at the first press, `2` right after a wrong press, `s` shown,
 * as by the forward key of a presentation, `r` for all the rest at once.
 */
export type PressLog = string;

/** The skills that the program takes over, in this order, once the reader has mastered them. */
const fading = ['ends', 'keep', 'next'] as const;

export type Skill = (typeof fading)[number];

const skills: Readonly<Record<HandDecisionKind, Skill | null>> = {
  over: 'ends',
  score: 'ends',
  keep: 'keep',
  next: 'next',
  move: null,
  start: null,
};

export interface Progress {
  /** The index of the open decision; the number of decisions once all are made. */
  readonly at: number;
  /** The skill that the program took over last; null if none, or if no decision ahead needs it. */
  readonly taken: Skill | null;
}

/** Whether a text is a valid log. */
export function isPressLog(text: string): boolean {
  return /^[12s]*r?$/.test(text);
}

/**
 * The progress that a log shows. `fade`: how many decisions of a kind must be right at once before the program makes
 * them. Calls are taken over last, and only right ones since then count.
 */
export function followLog(
  decisions: readonly HandDecision[],
  log: PressLog,
  fade: number,
  note: (kind: HandDecisionKind, press: string) => void = () => {},
): Progress {
  const known: Record<Skill, number> = { ends: 0, keep: 0, next: 0 };
  const taken: Skill[] = [];
  let at = 0;
  const skip = () => {
    while (at < decisions.length && !decisions[at].stays && taken.includes(skills[decisions[at].kind]!)) at++;
  };
  for (const press of log) {
    if (at >= decisions.length) break;
    if (press === 'r') return { at: decisions.length, taken: null };
    const { kind, stays } = decisions[at];
    const skill = stays ? null : skills[kind];
    const counts = isEndScored(decisions, at) || kind === 'keep' || (kind === 'next' && taken.length >= 2);
    note(kind, press);
    if (skill && counts && press !== '2') known[skill]++;
    at++;
    for (const each of fading) if (known[each] >= fade && !taken.includes(each)) taken.push(each);
    skip();
  }
  const last = taken.at(-1);
  const isNeeded = decisions.slice(at).some(({ kind, stays }) => !stays && skills[kind] === last);
  return { at, taken: last && isNeeded ? last : null };
}

/** How often a question was answered by a press, and how often by the first. */
export interface PressCount {
  readonly kind: HandDecisionKind;
  readonly made: number;
  readonly right: number;
}

/** Counts the presses of a log, in the order in which the questions first came. What was shown is left out. */
export function countPresses(decisions: readonly HandDecision[], log: PressLog, fade: number): PressCount[] {
  const counts = new Map<HandDecisionKind, PressCount>();
  followLog(decisions, log, fade, (kind, press) => {
    if (press === 's') return;
    const { made, right } = counts.get(kind) ?? { made: 0, right: 0 };
    counts.set(kind, { kind, made: made + 1, right: right + (press === '1' ? 1 : 0) });
  });
  return [...counts.values()];
}

/** Whether a decision completes an end: its score, or at a leaf of numbers that it is one. */
function isEndScored(decisions: readonly HandDecision[], at: number): boolean {
  const [decision, next] = [decisions[at], decisions[at + 1]];
  if (decision.kind === 'score') return true;
  return decision.kind === 'over' && next?.node !== decision.node && next?.child === decision.node;
}
