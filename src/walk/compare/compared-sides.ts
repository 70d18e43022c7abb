import type { ResolvedOptions, Trace } from '../../search/index.ts';
import { words, type ValueNames } from '../../words/index.ts';
import { isForeign } from '../narrator.ts';
import type { Comparison } from './comparison.ts';
import type { ComparedSide } from './comparison-form.ts';
import { findOrderNames, nameSearch } from './search-name.ts';

export interface SideLabel {
  readonly side: ComparedSide;
  /** `Depth` */
  readonly short: string;
  /** `10 − depth` */
  readonly title: string;
  /** Within a sentence: `depth-penalised scoring`. */
  readonly name: string;
}

/** Labels both sides by what differs, or A and B. */
export function makeSideLabels({ left, right }: Comparison): readonly [left: SideLabel, right: SideLabel] {
  if (isForeign(left) !== isForeign(right))
    return [makeProgramLabel('left', left), makeProgramLabel('right', right)];
  const names = nameSides(left.options, right.options);
  const makeLabel = (side: ComparedSide, own: ResolvedOptions, others: ResolvedOptions) => {
    const { title } = words.sideNames;
    const { label: whole, short = whole, inSentence } = names[side];
    const scoring = own.scoring.words.title(own.win, own.scoring.penalty);
    return { side, short, name: inSentence, title: title([scoring, ...listDistinctions(own, others)]) };
  };
  return [makeLabel('left', left.options, right.options), makeLabel('right', right.options, left.options)];
}

function makeProgramLabel(side: ComparedSide, trace: Trace): SideLabel {
  const { programs, title } = words.sideNames;
  const { scoring, win } = trace.options;
  const { label: short, inSentence: name } = programs[isForeign(trace) ? 'yours' : 'ours'];
  const own = title([scoring.words.title(win, scoring.penalty), nameSearch(trace.options)]);
  return { side, short, name, title: isForeign(trace) ? short : own };
}

function nameSides(left: ResolvedOptions, right: ResolvedOptions): Record<ComparedSide, ValueNames> {
  if (left.scoring.name !== right.scoring.name)
    return { left: left.scoring.words, right: right.scoring.words };
  const { by, sides } = words.sideNames;
  const [ours, theirs] = [listValueNames(left), listValueNames(right)];
  const setting = (Object.keys(by) as (keyof typeof by)[]).find(
    (each) => ours[each] && theirs[each] && ours[each] !== theirs[each],
  );
  if (!setting) return sides;
  const putInSentence = (names: ValueNames) => ({ ...names, inSentence: by[setting](names.inSentence) });
  return { left: putInSentence(ours[setting]!), right: putInSentence(theirs[setting]!) };
}

/** The names of the values, by setting; null if a setting does not matter here, or its value has no name. */
function listValueNames({ scoring, depthFrom, algorithm, order, memo }: ResolvedOptions) {
  return {
    depthFrom: scoring.dependsOnDepth ? words.settings.depthFrom.values[depthFrom] : null,
    algorithm: algorithm.words,
    order: findOrderNames(order),
    memo: memo?.words ?? words.settings.memo.values.false,
  } satisfies Record<keyof typeof words.sideNames.by, ValueNames | null>;
}

/** The differences besides the scoring. If the ways to search differ, the full name of each. */
function listDistinctions(own: ResolvedOptions, others: ResolvedOptions): string[] {
  const { max } = words.sideNames.apart;
  const isShifted =
    own.scoring.dependsOnDepth && (own.depthFrom === 'move' || own.depthFrom !== others.depthFrom);
  return [
    ...(isShifted ? [words.settings.depthFrom.values[own.depthFrom].inSentence] : []),
    ...(own.max === others.max ? [] : [max(own.max)]),
    ...(nameSearch(own) === nameSearch(others) ? [] : [nameSearch(own)]),
  ];
}
