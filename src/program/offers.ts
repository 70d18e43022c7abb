import { findBoardParameter, isBoardName, isNumber, type Fillings } from './fill-arguments.ts';
import { helperKinds } from './findings/helper-kinds.ts';
import type { BoardHolder } from './board-holder.ts';
import {
  findReached,
  findRecursion,
  readBody,
  type Outline,
  type OutlinedFunction,
  type Parameter,
} from './outline.ts';
import type { OfferedCall } from './program.ts';
import { writeCall } from './write-call.ts';

/** How functions reach a board that is not an argument, and whose methods can be called. */
export interface BoardAccess {
  readonly hasGlobalBoard: boolean;
  readonly holder: BoardHolder | null;
  readonly hasMethods: boolean;
}

/** The names of functions that read from the keyboard, directly or through others. */
function findAskers({ functions }: Outline, source: string): { direct: Set<string>; all: Set<string> } {
  const lines = source.split('\n');
  const asks = ({ line }: OutlinedFunction) =>
    readBody(lines, line).some((text) => /(?<![.\w])(input|prompt|confirm)\s*\(/.test(text));
  const direct = new Set(functions.filter(asks).map(({ name }) => name));
  const reach = findReached({ functions });
  const all = [...reach].filter(
    ([name, names]) => direct.has(name) || [...names].some((each) => direct.has(each)),
  );
  return { direct, all: new Set(all.map(([name]) => name)) };
}

const shows = /print|show|display|draw|render|log/i;

/** Likeliest first: a function that returns a move and reaches a recursive one, then that one. */
export function findEntries(
  outline: Outline,
  { hasGlobalBoard, holder, hasMethods }: BoardAccess,
  source: string,
): OutlinedFunction[] {
  const { recursive, leading, isGuessed } = findRecursion(outline);
  const askers = findAskers(outline, source);
  const called = new Set(
    outline.functions.filter(({ name }) => !recursive.has(name)).flatMap(({ names }) => [...names]),
  );
  const isHolder = (owner: string | null) => owner === holder?.owner;
  // A player that is made for a game has the board through it.
  const isGivenHolder = (owner: string | null) => {
    const made = outline.classes.find(({ name }) => name === owner);
    const [first] = made?.parameters ?? [];
    return (
      holder !== null &&
      first !== undefined &&
      (first.name.toLowerCase() === holder.owner.toLowerCase() || isBoardName(first))
    );
  };
  const isHelper = (name: string) => shows.test(name) || helperKinds.some(({ names }) => names.test(name));
  const fits = outline.functions.filter(
    ({ name, parameters, owner, callee, names, isNested, isGenerator }) =>
      (callee !== null || (owner !== null && hasMethods && !/^(__|constructor$)/.test(name))) &&
      !isNested &&
      !isGenerator &&
      (recursive.has(name) || leading.has(name)) &&
      // A method that derived classes replace does nothing itself.
      (isGuessed || [...names].some((each) => recursive.has(each) || leading.has(each))) &&
      !(isGuessed && (isHelper(name) || askers.all.has(name) || isGivenMove(parameters))) &&
      (findBoardParameter(parameters) >= 0 ||
        (callee === null ? isHolder(owner) || isGivenHolder(owner) : hasGlobalBoard)),
  );
  const hasWindow = outline.functions.some(
    ({ name, parameters }) => recursive.has(name) && parameters.some((each) => isWindow(each)),
  );
  const needsMore = outline.functions.some(
    ({ name, parameters }) => recursive.has(name) && !needsBoardAlone(parameters),
  );
  const rank = ({ name, line, parameters }: OutlinedFunction) => {
    const isNamed = /minimax|negamax|alpha_?beta|best|find|choose|search|solve/i.test(name);
    const isPlay = /main|play|game|loop|run|click|turn|start/i.test(name);
    const isWrapper =
      leading.has(name) &&
      ((hasWindow && !parameters.some((each) => isWindow(each))) ||
        (needsMore && needsBoardAlone(parameters) && !shows.test(name)));
    const base = leading.has(name) ? (isNamed ? 0 : isWrapper ? 0.7 : 3) : isNamed ? 1 : 2;
    const asks = askers.direct.has(name) ? 20 : askers.all.has(name) && leading.has(name) ? 10 : 0;
    return (
      base +
      asks +
      (isPlay && !isNamed ? 4 : 0) +
      (called.has(name) && leading.has(name) ? 0.5 : 0) +
      line / 1e6
    );
  };
  return fits.toSorted((a, b) => rank(a) - rank(b));
}

/** Whether a function places a mark on a given cell. */
function isGivenMove(parameters: readonly Parameter[]): boolean {
  return parameters.some((each) => !each.isOptional && isNumber(each));
}

function needsBoardAlone(parameters: readonly Parameter[]): boolean {
  const needed = parameters.filter(({ name, isOptional }) => !isOptional && name !== 'self');
  return needed.length === 1 && findBoardParameter(needed) === 0;
}

function isWindow({ name }: Parameter): boolean {
  return /alpha|beta/i.test(name);
}

/** The calls to offer; those with all arguments known come first. */
export function listOffers(
  outline: Outline,
  access: BoardAccess,
  fill: Fillings,
  source: string,
): OfferedCall[] {
  return findEntries(outline, access, source)
    .map((each) => ({
      ...writeCall(each, fill, outline, access.holder, source),
      name: each.name,
      line: each.line,
    }))
    .toSorted((a, b) => Number(a.missing.length > 0) - Number(b.missing.length > 0));
}
