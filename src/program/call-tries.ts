import { countBits, opponent, type MnkPosition } from '../game/index.ts';
import { areSides, findBoardParameter, isBoardName, isRules, type Fillings } from './fill-arguments.ts';
import type { OutlinedFunction } from './outline.ts';
import { findRules } from './reached-states.ts';
import { spellValue } from './read-cells.ts';
import type { AskableProgram } from './record-call.ts';
import type { Representation } from './representation.ts';
import type { Runtime } from './runtime.ts';
import { writeBoard } from './write-board.ts';
import { writeCall } from './write-call.ts';

export interface CallTry extends AskableProgram {
  readonly fill: Fillings;
  readonly call: string;
}

/** Ways to call a program, likeliest first. Each is written once, when it is asked for: most programs take the first. */
export class CallTries implements Iterable<CallTry> {
  readonly #written: CallTry[] = [];
  readonly #rest: Iterator<CallTry>;

  /** @param areMarksNamed whether the program's constants name the marks of one of them */
  constructor(
    readonly areMarksNamed: boolean,
    tries: Iterable<CallTry>,
  ) {
    this.#rest = tries[Symbol.iterator]();
  }

  *[Symbol.iterator](): Generator<CallTry> {
    for (let at = 0; ; at++) {
      const next = at < this.#written.length ? null : this.#rest.next();
      if (next?.done) return;
      if (next) this.#written.push(next.value);
      yield this.#written[at];
    }
  }

  only(fits: (each: CallTry) => boolean): CallTries {
    return new CallTries(this.areMarksNamed, chooseFrom(this, fits));
  }

  first(count: number): CallTries {
    return new CallTries(this.areMarksNamed, takeFrom(this, count));
  }

  find(fits: (each: CallTry) => boolean): CallTry | null {
    for (const each of this) if (fits(each)) return each;
    return null;
  }
}

function* chooseFrom(tries: Iterable<CallTry>, fits: (each: CallTry) => boolean): Generator<CallTry> {
  for (const each of tries) if (fits(each)) yield each;
}

function* takeFrom(tries: Iterable<CallTry>, count: number): Generator<CallTry> {
  let left = count;
  for (const each of tries) {
    yield each;
    if (--left === 0) return;
  }
}

export function listTries(
  runtime: Runtime,
  representations: readonly Representation[],
  entry: OutlinedFunction | undefined,
  position: MnkPosition,
  asked: string,
  source: string,
): CallTries {
  const forms = listForms(runtime, representations, entry, asked);
  return new CallTries(
    forms.some(({ areMarksNamed }) => areMarksNamed),
    writeTries(runtime, forms, entry, position, asked, source),
  );
}

/** The same board and call come once. */
function* writeTries(
  runtime: Runtime,
  forms: readonly Representation[],
  entry: OutlinedFunction | undefined,
  position: MnkPosition,
  asked: string,
  source: string,
): Generator<CallTry> {
  const seen = new Set<string>();
  const parameters = entry?.parameters ?? [];
  const board = findBoardParameter(parameters);
  const made = runtime.outline.classes.find(({ name }) => name === entry?.owner)?.parameters ?? [];
  // An object may know the rules whose method is given the board.
  const others = [
    ...parameters.filter((_, index) => index !== board),
    ...(parameters.some(isBoardName) ? made : []),
  ];
  const knowing = others.find(isRules);
  const rules = knowing ? findRules(runtime, knowing.name) : null;
  for (const representation of forms)
    for (const way of fillingWays) {
      const fill = chooseFillings({ runtime, representation }, position, way, rules);
      const written =
        asked === '' && entry
          ? writeCall(entry, fill, runtime.outline, representation.holder, source)
          : { text: asked, missing: [] };
      const call = written.missing.length === 0 ? written.text : '';
      const pair = JSON.stringify(representation.marks.pair);
      const key = `${writeBoard(position, representation, runtime)} ${call} ${pair}`;
      if (!seen.has(key)) yield { runtime, representation, fill, call, search: null };
      seen.add(key);
    }
}

/** The forms of a board that the call, or the parameters of the function, can take; all if they say nothing. */
function listForms(
  runtime: Runtime,
  representations: readonly Representation[],
  entry: OutlinedFunction | undefined,
  asked: string,
): readonly Representation[] {
  const choose = (fits: (each: Representation) => boolean) => {
    const fitting = representations.filter(fits);
    return fitting.length > 0 ? fitting : representations;
  };
  if (asked.includes(`${runtime.language.spread}board`))
    return choose(({ marks: { pair } }) => pair !== undefined && pair.within === undefined);
  if (entry?.parameters.some(({ parts }) => parts && areSides(parts)))
    return choose(({ marks: { pair } }) => typeof pair?.within === 'object');
  // Methods of the class that holds the board are called on it.
  const isMethod = asked
    ? /\bboard\.\w+\(/.test(asked)
    : representations.some(({ holder }) => holder && entry?.callee === null && holder.owner === entry.owner);
  return isMethod ? choose(({ holder }) => holder !== null) : representations;
}

interface FillingWay {
  readonly isMax: boolean;
  readonly isCountedDown: boolean;
  /** Whether the side to move comes first in a call that names both sides. */
  readonly isMoverFirst: boolean;
  readonly isObjectGiven: boolean;
  readonly isTurnGiven: boolean;
  readonly isSideGiven: boolean;
  /** Whether X is 0 where sides are 0 and 1. */
  readonly isXZero: boolean;
}

/** What a call says of whose turn it is where the program has a default, likeliest first. */
const turnWays = [
  { isTurnGiven: true, isSideGiven: false },
  { isTurnGiven: true, isSideGiven: true },
  { isTurnGiven: false, isSideGiven: false },
];

const fillingWays: readonly FillingWay[] = turnWays.flatMap((turn) =>
  [true, false].flatMap((isMax) =>
    [false, true].flatMap((isCountedDown) =>
      [true, false].flatMap((isMoverFirst) =>
        [false, true].flatMap((isObjectGiven) =>
          [false, true].map((isXZero) => ({
            ...turn,
            isMax,
            isCountedDown,
            isMoverFirst,
            isObjectGiven,
            isXZero,
          })),
        ),
      ),
    ),
  ),
);

function chooseFillings(
  { runtime, representation: { marks, holder } }: Pick<AskableProgram, 'runtime' | 'representation'>,
  { toMove, x, o }: MnkPosition,
  { isMax, isCountedDown, isMoverFirst, isObjectGiven, isTurnGiven, isSideGiven, isXZero }: FillingWay,
  rules: string | null,
): Fillings {
  const free = 9 - countBits(x | o);
  const { write } = runtime.language;
  const [own, other] = [toMove, opponent(toMove)].map((side) =>
    write(spellValue(marks[side], marks) as string),
  );
  return {
    depth: write(isCountedDown ? free : 0),
    isMax: write(isMax),
    side: own,
    isX: toMove === 'x',
    isXZero,
    sides: isMoverFirst ? [own, other] : [other, own],
    lowest: write(-Infinity),
    highest: write(Infinity),
    isObjectGiven,
    isTurnGiven,
    isSideGiven,
    rules: holder ? (holder.rules ?? null) : rules,
    namesArguments: runtime.language.namesArguments,
    spread:
      marks.pair && !marks.pair.within
        ? { text: runtime.language.spread, count: marks.pair.hasEmpty ? 3 : 2 }
        : null,
  };
}
