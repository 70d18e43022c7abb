import type { ResolvedOptions, Trace } from '../../search/index.ts';
import { words, type SideName } from '../../words/index.ts';
import { isForeign } from '../teller.ts';
import type { Comparison } from './comparison.ts';
import { searchName, type ComparedSide } from './rivals.ts';

/** What the two sides of a comparison are called: P and D for plain and depth-penalised scoring. */
export interface SideLabel {
  readonly side: ComparedSide;
  /** A letter, where there is no room for more. */
  readonly tag: string;
  /** Where there is little room: `Depth`. */
  readonly short: string;
  /** `10 − depth` */
  readonly title: string;
  /** What stands for it within a sentence: `depth-penalised scoring`. */
  readonly name: string;
}

/** The labels of the left and of the right side: by what sets them apart, or A and B. */
export function sideLabels({ left, right }: Comparison): readonly [left: SideLabel, right: SideLabel] {
  if (isForeign(left) !== isForeign(right)) return [programLabel('left', left), programLabel('right', right)];
  const names = namesOf(left.options, right.options);
  const label = (side: ComparedSide, own: ResolvedOptions, others: ResolvedOptions, named?: SideName) => {
    const { tags, title } = words.sideNames;
    const { tag = tags[side], short, name } = named ?? own.scoring.words;
    const scoring = own.scoring.words.title(own.win, own.scoring.penalty);
    return { side, tag, short, name, title: title([scoring, ...apart(own, others)]) };
  };
  return [
    label('left', left.options, right.options, names?.[0]),
    label('right', right.options, left.options, names?.[1]),
  ];
}

/** Our search beside a program, or a program beside our search. */
function programLabel(side: ComparedSide, trace: Trace): SideLabel {
  const { tags, programs, title } = words.sideNames;
  const { scoring, win } = trace.options;
  const { short, name } = programs[isForeign(trace) ? 'yours' : 'ours'];
  const own = title([scoring.words.title(win, scoring.penalty), searchName(trace.options)]);
  return { side, tag: tags[side], short, name, title: isForeign(trace) ? short : own };
}

/** What two searches are called by the first setting that sets them apart, unless it is their scorings. */
function namesOf(left: ResolvedOptions, right: ResolvedOptions): readonly [SideName, SideName] | null {
  if (left.scoring.name !== right.scoring.name) return null;
  const { depthFrom, algorithm, order, memo, sides } = words.sideNames;
  const pairs: ([SideName, SideName] | null)[] = [
    left.scoring.isPenalised ? [depthFrom[left.depthFrom], depthFrom[right.depthFrom]] : null,
    [algorithm[left.algorithm], algorithm[right.algorithm]],
    typeof left.order === 'string' && typeof right.order === 'string'
      ? [order[left.order], order[right.order]]
      : null,
    [memo[`${left.memo}`], memo[`${right.memo}`]],
  ];
  return pairs.find((pair) => pair !== null && pair[0] !== pair[1]) ?? [sides.left, sides.right];
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
