import type { ResolvedOptions, Trace } from '../../search/index.ts';
import { words, type ValueNames } from '../../words/index.ts';
import { isForeign } from '../teller.ts';
import type { Comparison } from './comparison.ts';
import { orderNames, searchName, type ComparedSide } from './rivals.ts';

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
  const label = (side: ComparedSide, own: ResolvedOptions, others: ResolvedOptions) => {
    const { tags, title } = words.sideNames;
    const { tag = tags[side], label: whole, short = whole, inSentence } = names[side];
    const scoring = own.scoring.words.title(own.win, own.scoring.penalty);
    return { side, tag, short, name: inSentence, title: title([scoring, ...apart(own, others)]) };
  };
  return [label('left', left.options, right.options), label('right', right.options, left.options)];
}

/** Our search beside a program, or a program beside our search. */
function programLabel(side: ComparedSide, trace: Trace): SideLabel {
  const { tags, programs, title } = words.sideNames;
  const { scoring, win } = trace.options;
  const { label: short, inSentence: name } = programs[isForeign(trace) ? 'yours' : 'ours'];
  const own = title([scoring.words.title(win, scoring.penalty), searchName(trace.options)]);
  return { side, tag: tags[side], short, name, title: isForeign(trace) ? short : own };
}

/** What two searches are called: by their scorings, or else by the first setting that sets them apart. */
function namesOf(left: ResolvedOptions, right: ResolvedOptions): Record<ComparedSide, ValueNames> {
  if (left.scoring.name !== right.scoring.name)
    return { left: left.scoring.words, right: right.scoring.words };
  const { by, sides } = words.sideNames;
  const [ours, theirs] = [namingValues(left), namingValues(right)];
  const setting = (Object.keys(by) as (keyof typeof by)[]).find(
    (each) => ours[each] && theirs[each] && ours[each] !== theirs[each],
  );
  if (!setting) return sides;
  const within = (names: ValueNames) => ({ ...names, inSentence: by[setting](names.inSentence) });
  return { left: within(ours[setting]!), right: within(theirs[setting]!) };
}

/** What is called by its values, by the setting; null where that does not count, or has no name. */
function namingValues({ scoring, depthFrom, algorithm, order, memo }: ResolvedOptions) {
  return {
    depthFrom: scoring.isPenalised ? words.settings.depthFrom.values[depthFrom] : null,
    algorithm: algorithm.words,
    order: orderNames(order),
    memo: memo?.words ?? words.settings.memo.values.false,
  } satisfies Record<keyof typeof words.sideNames.by, ValueNames | null>;
}

/** What sets options apart from others beside the scoring; how they search is told whole where that differs. */
function apart(own: ResolvedOptions, others: ResolvedOptions): string[] {
  const { max, code } = words.sideNames.apart;
  const isShifted =
    own.scoring.isPenalised && (own.depthFrom === 'move' || own.depthFrom !== others.depthFrom);
  return [
    ...(isShifted ? [words.settings.depthFrom.values[own.depthFrom].inSentence] : []),
    ...(own.max === others.max ? [] : [max(own.max)]),
    ...(searchName(own) === searchName(others) ? [] : [searchName(own)]),
    ...(own.code === others.code ? [] : [code(own.code)]),
  ];
}
