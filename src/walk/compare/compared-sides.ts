import type { ResolvedOptions } from '../../search/index.ts';
import { words } from '../../words/index.ts';
import type { Comparison } from './comparison.ts';
import { searchName } from './rivals.ts';

/** What the two sides of a comparison are called: P and D for plain and depth-penalised scoring. */
export interface SideLabel {
  /** A letter, where there is no room for more. */
  readonly tag: string;
  /** `10 − depth` */
  readonly title: string;
  /** What stands for it within a sentence: `depth-penalised scoring`. */
  readonly name: string;
}

type Labelled = keyof typeof words.sideNames.tags;

/** The labels of the left and of the right side: by what sets them apart, or A and B. */
export function sideLabels({ left, right }: Comparison): readonly [left: SideLabel, right: SideLabel] {
  const { tags, names, title } = words.sideNames;
  const kinds = kindsOf(left.options, right.options);
  const label = (own: ResolvedOptions, others: ResolvedOptions, kind: Labelled | undefined) => ({
    tag: kind ? tags[kind] : own.scoring.words.tag,
    title: title([own.scoring.words.title(own.win), ...apart(own, others)]),
    name: kind ? names[kind] : own.scoring.words.name,
  });
  return [label(left.options, right.options, kinds?.[0]), label(right.options, left.options, kinds?.[1])];
}

/** What sets two searches apart, unless it is their scorings. */
function kindsOf(left: ResolvedOptions, right: ResolvedOptions): [Labelled, Labelled] | null {
  if (left.scoring !== right.scoring) return null;
  if (left.scoring.isPenalised && left.depthFrom !== right.depthFrom)
    return [left.depthFrom, right.depthFrom];
  if (left.algorithm !== right.algorithm) return [left.algorithm, right.algorithm];
  return ['left', 'right'];
}

/** What sets options apart from others beside the scoring; how they search is told whole where that differs. */
function apart(own: ResolvedOptions, others: ResolvedOptions): string[] {
  const { depthFrom, max, code } = words.sideNames.apart;
  const isShifted =
    own.scoring.isPenalised && (own.depthFrom === 'move' || own.depthFrom !== others.depthFrom);
  return [
    ...(isShifted ? [depthFrom(own.depthFrom)] : []),
    ...(own.max === others.max ? [] : [max(own.max)]),
    ...(searchName(own) === searchName(others) ? [] : [searchName(own)]),
    ...(own.code === others.code ? [] : [code(own.code)]),
  ];
}
