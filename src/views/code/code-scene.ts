import { momentAt } from '../../walk/index.ts';
import { formulationOf, variantOf, type VariantName } from './variants.ts';
import { rolesOfCall, runsOfReturn } from './code-runs.ts';
import { namedCodeScene } from './named-code-scene.ts';
import type { Trace } from '../../search/index.ts';
import type { Book } from './book.ts';

/** A line of the algorithm at a step. */
export interface CodeLine {
  /** Counted from 1. */
  readonly number: number;
  readonly text: string;
  /** `strong` where the step has got to, `soft` for what ran on the way there. */
  readonly lit: 'strong' | 'soft' | 'none';
  /** What the line works out to at this step, `max(−∞, 7) = 7`; empty for most. */
  readonly note: string;
  /** In code whose mistake is revealed: the line that is wrong, or one that should stand there. */
  readonly mistake: 'wrong' | 'right' | 'none';
}

/** What of a listing is chosen. */
export interface CodeChoice {
  readonly variant?: VariantName | undefined;
  /** Whether the mistake of faulty code is marked. */
  readonly isRevealed?: boolean | undefined;
}

/**
 * The lines that run at a step. A call runs the header and the tests, up to the start of the loop. A return runs the
 * line that returns, then, in the caller, the line that takes the value and those that compare it. Values are seen from
 * the side that the variant takes. A search that ran other code, alpha-beta, or one with a table shows that instead of the
 * variant.
 */
export function codeScene(trace: Trace, step: number, book: Book, choice: CodeChoice = {}): CodeLine[] {
  const { isRevealed = false } = choice;
  const { code } = trace.options;
  if (code) return namedCodeScene(trace, step, code, book.parts, isRevealed);
  const variant = variantOf(trace.options) ?? choice.variant ?? 'value';
  const { node, kind } = momentAt(trace, step);
  const frame = { trace, node, ...formulationOf(variant) };
  const runs = kind === 'enter' ? rolesOfCall(frame) : runsOfReturn(frame);
  const notes = new Map(runs);
  const strong = kind === 'enter' ? 'call' : runs.at(-1)?.[0];
  return book[variant].map(([role, text], index) => ({
    number: index + 1,
    text,
    lit: role === null || !notes.has(role) ? 'none' : role === strong ? 'strong' : 'soft',
    note: (role !== null && notes.get(role)) || '',
    mistake: 'none',
  }));
}

/** So many steps of a search are looked at: all of a small one; of a larger one they show how long its values are. */
const SAMPLE = 600;

/** For each line of a listing, the most characters that what it works out to takes in a search; 0 where it never says anything. */
export function noteRoom(trace: Trace, book: Book, choice: CodeChoice = {}): number[] {
  const room: number[] = [];
  const stride = Math.max(1, trace.stepCount / SAMPLE);
  for (let at = 0; at < trace.stepCount; at += stride)
    codeScene(trace, Math.floor(at), book, choice).forEach(({ note }, line) => {
      room[line] = Math.max(room[line] ?? 0, note.length);
    });
  return room;
}
