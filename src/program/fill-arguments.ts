import { splitAt } from './read-calls.ts';
import type { Parameter } from './outline.ts';
import { lacksMembers } from './own-members.ts';
import { findSideWords } from './side-words.ts';
import {
  findOwnDepth,
  findShared,
  findSwapped,
  findTurning,
  givesObject,
  isMarkName,
  readPassedArgument,
  sideNumbers,
  type ArgumentKind,
  type PassedArgument,
  type Turning,
} from './passed-arguments.ts';

export interface Fillings {
  readonly depth: string;
  readonly isMax: string;
  readonly side: string;
  readonly isX: boolean;
  /** Whether X is 0 where sides are 0 and 1, and the second of two words. */
  readonly isXZero: boolean;
  /** Both sides, in the order of a call that names both. */
  readonly sides: readonly [string, string];
  readonly lowest: string;
  readonly highest: string;
  /** Whether methods get an object of the class that holds the board, instead of its cells. */
  readonly isObjectGiven: boolean;
  /** Whether a call says whose turn it is where the program has a default for that. */
  readonly isTurnGiven: boolean;
  /** Whether an object gets its side too, where its class has a default: it may be for another than the side to move. */
  readonly isSideGiven: boolean;
  /** An object that knows the rules; null if the program has none apart from its boards. */
  readonly rules: string | null;
  /** Whether a call may name its arguments. */
  readonly namesArguments: boolean;
  /** Writes `board` as several arguments, the cells of each side; null for a board in one argument. */
  readonly spread: { readonly text: string; readonly count: number } | null;
}

type Filling = 'depth' | 'isMax' | 'side' | 'lowest' | 'highest';

const boardNames = /board|state|grid|field|pos|cells|game|node|squares|tiles|spots|arr|^b$|^s$|^g$|^t$/i;

/** Types that a program makes for its boards, with what else belongs to a position. */
const boardTypes = /^["']?(?:\w+\.)?\w*(?:board|position|state|grid|node)["']?$/i;

const ruleNames = /^(the_?)?(game|problem|rules|env(ironment)?)$/i;

/** Names of parameters that are cells or counts. */
const numbers =
  /^(i|j|k|r|c|x|y)$|ind(ex|ice)|idx|move(?!s)|action|last|row(?!s$)|col|count|loc|choice|^((spot|tile|cell|square)(_?id)?|id)$/i;

const fillings: readonly (readonly [RegExp, Filling])[] = [
  [/^(is|use|with|has|do)_?alpha|prun/i, 'isMax'],
  [/al(?:ph|f)a|^a$/i, 'lowest'],
  [/beta|^b$/i, 'highest'],
  [/depth|ply|plies|level|height|^d$/i, 'depth'],
  [/^[xo]_?(to_?move|turn|is_?next|next)$/i, 'isMax'],
  [/max|is_?(ai|computer|bot|x|cross)|(ai|computer|bot)_?turn|first/i, 'isMax'],
  [
    /player|turn|to_?move|mark|side|symbol|current|who|letter|token|sign|^p$|human|opponent|enemy|rival|^(ai|bot|cpu|comp|computer|user|foe)$/i,
    'side',
  ],
];

/** Names of a side where the board is another argument; else they may be the cells of one side. */
const ownSides = /^(me|opp|mine|them)$/i;
/** Those of them that are no cells beside a board. */
const besideBoards = /^(me|opp)$/i;

/** The filling for an argument whose kind the program's own calls show. */
const fillingOf: Readonly<Record<Exclude<ArgumentKind, 'fixed'>, Filling>> = {
  flag: 'isMax',
  count: 'depth',
  side: 'side',
};

/** Whether a parameter, by its name, is a cell or a count. */
export function isNumber({ name }: Parameter): boolean {
  return numbers.test(name);
}

/** Whether a parameter, by its name, may know the rules, if another one is the board. */
export function isRules({ name }: Parameter): boolean {
  return ruleNames.test(name);
}

/** Whether a parameter, by its name or its type, is a board. */
export function isBoardName({ name, type, parts }: Parameter): boolean {
  return parts
    ? parts.some(isBoardName) || areSides(parts)
    : boardNames.test(name) || boardTypes.test(type ?? '');
}

/** Whether the parts of an object, by their names, are the cells of each side. */
export function areSides(parts: readonly Parameter[]): boolean {
  return parts.length === 2 && /^x/i.test(parts[0].name) && /^o/i.test(parts[1].name);
}

/** Whether a parameter, by its name, is the side to move. */
export function isSide({ name }: Parameter): boolean {
  return findNamed(name) === 'side';
}

/** Whether a name says which side moves, as a flag. */
export function isTurnFlag(name: string): boolean {
  return findNamed(name) === 'isMax';
}

function findNamed(parameter: string): Filling | null {
  return fillings.find(([pattern]) => pattern.test(parameter))?.[1] ?? null;
}

/** −1 if there is none. */
export function findBoardParameter(parameters: readonly Parameter[]): number {
  const named = parameters.findIndex((each) => isBoardName(each) && !isRules(each));
  if (named >= 0) return named;
  const game = parameters.findIndex(isBoardName);
  if (game >= 0) return game;
  const isOther = (each: Parameter) => isNumber(each) || findNamed(each.name) !== null;
  return parameters.findIndex((each) => !each.isOptional && each.name !== 'self' && !isOther(each));
}

interface FilledArguments {
  /** One text for each parameter; null if it is left out, empty if the text of the one before includes it. */
  readonly given: readonly (string | null)[];
  readonly missing: readonly string[];
}

/**
 * @param asBoard what to write for the board; null if another argument is the board
 * @param name the name of the function; empty for a part of an argument
 */
export function fillArguments(
  name: string,
  parameters: readonly Parameter[],
  passed: readonly (readonly string[])[],
  fill: Fillings,
  asBoard: string | null,
  source: string,
): FilledArguments {
  const likely = asBoard === null ? -1 : findBoardParameter(parameters);
  const isOther = (index: number, each: Parameter) =>
    (!isBoardName(each) || (each.name.length === 1 && isMarkName(source, each.name))) &&
    (readPassedArgument(passed, index, each.name) !== null || isMarkName(source, each.name));
  const { spread } = fill;
  const paired = spread === null ? -1 : parameters.findIndex((each) => !each.isOptional);
  const board = spread !== null ? paired : likely >= 0 && isOther(likely, parameters[likely]) ? -1 : likely;
  const isFurther = (index: number) => paired >= 0 && index > paired && index < paired + spread!.count;
  const swapped = findSwapped(passed, parameters);
  const isBeside = spread === null && parameters.some(isBoardName);
  const sides = asBoard === null ? ownSides : isBeside ? besideBoards : null;
  const kinds = parameters.map((parameter, index): Filling | { readonly text: string } | null => {
    if (index === board || isFurther(index) || parameter.parts) return null;
    if (parameter.isOptional && !fill.isTurnGiven) return null;
    if (fill.rules !== null && isRules(parameter)) return { text: fill.rules };
    const words = findSideWords(source, name, index);
    if (words) return { text: words[fill.isX === fill.isXZero ? 1 : 0] };
    const turning = findTurning(source, parameter.name);
    const known =
      readPassedArgument(passed, index, parameter.name) ?? (turning && { kind: 'side', text: turning });
    const named = findNamed(parameter.name) ?? (sides?.test(parameter.name) ? 'side' : null);
    // No mark is given for an object, as that of another player.
    if (named === 'side' && asBoard === null && givesObject(source, passed, index)) return null;
    // A number for a side, where cells hold other marks.
    if (
      (named ?? 'side') === 'side' &&
      known?.kind === 'side' &&
      known.text !== '' &&
      /^["']/.test(fill.side)
    )
      return { text: writeSideNumber(known.text as Turning, fill) };
    const found = guessFilling(parameter.name, named, known, swapped.has(index), source);
    if (found === 'side' && lacksMembers(fill.side, source, name, parameter.name)) return null;
    if (parameter.isOptional) return findTurn(parameter, known?.kind, found);
    const shared = found === null ? findShared(source, passed, index, parameter.name) : null;
    return shared === null ? found : { text: shared };
  });
  // The last two of several are both sides; the one before is the side to move.
  const last = kinds.lastIndexOf('side');
  const second = last < 1 ? -1 : kinds.lastIndexOf('side', last - 1);
  const sideAt = (index: number) =>
    second < 0 ? fill.side : index === last ? fill.sides[1] : index === second ? fill.sides[0] : fill.side;
  const missing: string[] = [];
  const given = parameters.map((parameter, index) => {
    if (index === board && parameter.parts && areSides(parameter.parts)) return asBoard;
    if (parameter.parts) {
      const parts = fillParts(parameter.parts, passed, index, fill, index === board ? asBoard : null, source);
      missing.push(...parts.missing);
      return parts.text === null && !parameter.isOptional ? '{}' : parts.text;
    }
    if (index === board) return spread === null ? asBoard : `${spread.text}board`;
    if (isFurther(index)) return '';
    const kind = kinds[index];
    if (kind === null && parameter.isOptional) return null;
    if (kind === null) missing.push(parameter.name);
    if (kind === null) return parameter.name;
    if (typeof kind === 'object') return kind.text;
    if (kind === 'depth') return findOwnDepth(passed, index, source) ?? fill.depth;
    return kind === 'side' ? sideAt(index) : fill[kind];
  });
  return { given, missing };
}

/** An object with the parts that a parameter takes apart, `{ board, isMax: true }`; null if none is given. */
function fillParts(
  parts: readonly Parameter[],
  calls: readonly (readonly string[])[],
  place: number,
  fill: Fillings,
  asBoard: string | null,
  source: string,
): { readonly text: string | null; readonly missing: readonly string[] } {
  const passed = calls.map((given) =>
    splitAt((given[place] ?? '').replaceAll(/^\{|\}$/g, ''), ',').map((each) => each.trim()),
  );
  const { given, missing } = fillArguments('', parts, passed, fill, asBoard, source);
  const written = parts.flatMap(({ name }, index) => {
    const text = given[index];
    return text === null ? [] : [text === name ? name : `${name}: ${text}`];
  });
  return { text: written.length === 0 ? null : `{ ${written.join(', ')} }`, missing };
}

function writeSideNumber(turning: Turning, { isX, isXZero }: Pick<Fillings, 'isX' | 'isXZero'>): string {
  const [first, second] = sideNumbers[turning];
  const isSecond = isX === (isXZero && turning === '1-');
  return isSecond ? second : first;
}

/**
 * Null if neither its name nor the program's own calls show it. A flag of any name may say whose turn it is, and what is
 * named like one may be a side, as `maximizer` in `minimax(grid, 'O', 'O')`.
 */
function guessFilling(
  name: string,
  named: Filling | null,
  known: PassedArgument | null,
  isSwapped: boolean,
  source: string,
): Filling | PassedArgument | null {
  if (named === 'side' && known?.kind === 'flag') return 'isMax';
  const isMark = (known?.kind === 'side' && known.text === '') || isMarkName(source, name);
  if (named === 'isMax' && isMark) return 'side';
  if (named) return named;
  if (known && known.kind !== 'fixed') return fillingOf[known.kind];
  // What is written into cells is a side, even if the program itself asks for one side alone.
  return isSwapped || isMarkName(source, name) ? 'side' : (known ?? findBound(source, name));
}

/** Which bound of a window a variable is that the program raises or lowers: `low = max(low, value)`; null for none. */
function findBound(source: string, name: string): Filling | null {
  const own = name.replaceAll('$', String.raw`\$`);
  const [raised, lowered] = ['max', 'min'].map((called) =>
    new RegExp(
      `(?<![\\w$.])${own}\\s*=\\s*(?:Math\\.)?${called}\\(\\s*(?:${own}\\b|[^(),]+,\\s*${own}\\s*\\))`,
    ).test(source),
  );
  return raised === lowered ? null : raised ? 'lowest' : 'highest';
}

/** The indexes of optional arguments that say whose turn it is. */
export function findTurns(
  parameters: readonly Parameter[],
  passed: readonly (readonly string[])[],
  source: string,
): ReadonlySet<number> {
  const swapped = findSwapped(passed, parameters);
  const isTurn = (each: Parameter, index: number) => {
    const known = readPassedArgument(passed, index, each.name);
    return (
      findTurn(
        each,
        known?.kind,
        guessFilling(each.name, findNamed(each.name), known, swapped.has(index), source),
      ) !== null
    );
  };
  return new Set(parameters.flatMap((each, index) => (isTurn(each, index) ? [index] : [])));
}

/** What fills an optional argument that says whose turn it is; null for any other. */
function findTurn(
  { name, preset }: Parameter,
  passed: ArgumentKind | undefined,
  found: Filling | { readonly text: string } | null,
): Filling | null {
  if (preset === null || passed === 'fixed') return null;
  if (/^(true|false)$/i.test(preset)) return passed === 'flag' || turnNames.test(name) ? 'isMax' : null;
  return found === 'side' && isMarkLike.test(preset) ? 'side' : null;
}

const turnNames = /maxim|^(is_?)?max|turn/i;

/** A mark, its number, or the name of either. */
const isMarkLike = /^(?!(?:None|null|undefined)$)(?:["'][xo]["']|-?[12]|[\p{L}_][\p{L}\p{N}_.]*)$/iu;
