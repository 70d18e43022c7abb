import type { Side } from '../../game/index.ts';
import { words } from '../../words/index.ts';
import { functionNames, type FunctionName } from './checked.ts';

export const markedNames = [...functionNames, 'plays-right', 'returns-a-move'] as const;
export type MarkedName = (typeof markedNames)[number];

export interface Rubric {
  /** Anything without points is not marked. */
  readonly points: Readonly<Partial<Record<MarkedName, number>>>;
  /** `share`: a share of the points for each right position; `all`: no points unless all are right. */
  readonly playsRight: 'share' | 'all';
  readonly side: Side | null;
  readonly call: string;
}

const shares = ['share', 'all'] as const;
const sides = ['x', 'o'] as const;
const keys = ['points', 'plays-right', 'side', 'call'];

/** Reads a parsed YAML rubric. Throws on unknown keys and values. */
export function readRubric(given: unknown): Rubric {
  const said = words.checkMarks.rubric;
  const rubric = readMap(given);
  for (const key of Object.keys(rubric)) if (!keys.includes(key)) throw new Error(said.key(key, keys));
  const points = Object.entries(readMap(rubric['points'] ?? {})).map(([key, value]) => {
    const name = markedNames.find((each) => each === key);
    if (!name) throw new Error(said.key(key, markedNames));
    if (typeof value !== 'number' || !(value >= 0) || value === Infinity)
      throw new Error(said.points(key, describeValue(value)));
    return [name, value] as const;
  });
  const choose = <T extends string>(key: string, known: readonly T[]): T | null => {
    const value = rubric[key];
    if (value === undefined) return null;
    const found = known.find((each) => each === value);
    if (!found) throw new Error(said.choice(key, describeValue(value), known));
    return found;
  };
  return {
    points: Object.fromEntries(points),
    playsRight: choose('plays-right', shares) ?? 'share',
    side: choose('side', sides),
    call: readCall(rubric['call'] ?? ''),
  };
}

function readCall(value: unknown): string {
  if (typeof value !== 'string')
    throw new Error(
      words.checkMarks.rubric.choice('call', describeValue(value), ['a text such as minimax(board)']),
    );
  return value;
}

/** A value as a rubric has it, where it is one; a list or a map by its kind. */
function describeValue(value: unknown): string {
  const { list, map, nothing } = words.checkMarks.rubric;
  if (typeof value === 'string') return `"${value}"`;
  if (Array.isArray(value)) return list;
  if (typeof value === 'number' || typeof value === 'boolean') return `${value}`;
  return value === null || value === undefined ? nothing : map;
}

function readMap(value: unknown): Record<string, unknown> {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new Error(words.checkMarks.rubric.notAMap);
  return value as Record<string, unknown>;
}

/** The default rubric: one point for each function of the program, and one for playing right. */
export function makeRubric(present: readonly FunctionName[]): Rubric {
  const points = [...present, 'plays-right' as const].map((name) => [name, 1] as const);
  return { points: Object.fromEntries(points), playsRight: 'share', side: null, call: '' };
}
