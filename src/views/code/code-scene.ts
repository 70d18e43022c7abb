import { findMoment } from '../../walk/index.ts';
import { readFormulation, chooseVariant, type VariantName } from './variants.ts';
import { listCallerRoles, listCallRoles, listReturnRoles } from './code-runs.ts';
import { buildListingScene, isListed } from './listing-scene.ts';
import type { Trace } from '../../search/index.ts';
import type { Book } from './book.ts';

export interface CodeLine {
  /** From 1; null for a line that is not in the program, but should be. */
  readonly number: number | null;
  readonly text: string;
  /** `strong`: the line that the step has reached; `soft`: lines that ran on the way there. */
  readonly lit: 'strong' | 'waiting' | 'soft' | 'none';
  /** The line's result at this step, `max(−∞, 7) = 7`; empty for most. */
  readonly note: string;
  /** When the mistake is revealed: the wrong line, or the one that should be there. */
  readonly mistake: 'wrong' | 'right' | 'none';
  /** Whether the step’s call returns here. The `strong` line is then in its caller, except at the root. */
  readonly isReturning?: boolean;
  /** Whether the reader has yet to write it. */
  readonly isMissing?: boolean;
}

export interface CodeChoice {
  readonly variant?: VariantName | undefined;
  readonly isRevealed?: boolean | undefined;
}

/** Values are seen from the side that the variant takes. A program, alpha-beta and a table have listings of their own and ignore `choice.variant`. */
export function buildCodeScene(trace: Trace, step: number, book: Book, choice: CodeChoice = {}): CodeLine[] {
  const { isRevealed = false } = choice;
  if (isListed(trace)) return buildListingScene(trace, step, isRevealed);
  const variant = chooseVariant(trace.options) ?? choice.variant ?? 'value';
  const { node, kind } = findMoment(trace, step);
  const frame = { trace, node, ...readFormulation(variant) };
  const own = kind === 'enter' ? listCallRoles(frame) : listReturnRoles(frame);
  const runs = kind === 'enter' ? own : [...own, ...listCallerRoles(frame)];
  const notes = new Map(runs);
  const strong = kind === 'enter' ? 'call' : runs.at(-1)?.[0];
  const returning = kind === 'enter' ? undefined : own.at(-1)?.[0];
  return book[variant].map(([role, text], index) => ({
    number: index + 1,
    text,
    lit: role === null || !notes.has(role) ? 'none' : role === strong ? 'strong' : 'soft',
    note: (role !== null && notes.get(role)) || '',
    mistake: 'none',
    isReturning: role !== null && role === returning,
  }));
}

/** Most steps of a search to look at for the lengths of notes. */
const SAMPLE = 600;

/** The length in characters of each line's longest note in a search, sampled in a long one; 0 for a line without notes. */
export function measureNoteRoom(trace: Trace, book: Book, choice: CodeChoice = {}): number[] {
  const room: number[] = [];
  const stride = Math.max(1, trace.stepCount / SAMPLE);
  for (let at = 0; at < trace.stepCount; at += stride)
    buildCodeScene(trace, Math.floor(at), book, choice).forEach(({ note }, line) => {
      room[line] = Math.max(room[line] ?? 0, note.length);
    });
  return room;
}
