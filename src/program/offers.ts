import type { Outline, OutlinedFunction, Parameter } from './outline.ts';
import { findRecursion } from './outline.ts';
import type { BoardHolder } from './holder.ts';
import type { OfferedCall } from './program.ts';

export interface Fillings {
  readonly depth: string;
  readonly isMax: string;
  readonly side: string;
  readonly lowest: string;
  readonly highest: string;
  readonly nothing: string;
}

const boardNames = /board|state|grid|field|pos|cells|game|node|squares|tiles|spots|arr|^b$|^s$|^g$|^t$/i;

/** Names of parameters that are cells or counts. */
const numbers = /^(i|j|k|r|c|x|y)$|ind(ex|ice)|idx|move|action|last|row|col|count|loc|choice/i;

const fillings: readonly (readonly [RegExp, keyof Fillings])[] = [
  [/alpha|^a$/i, 'lowest'],
  [/beta|^b$/i, 'highest'],
  [/depth|ply|level|height|^d$/i, 'depth'],
  [/max|is_?(ai|computer|bot|x)|(ai|computer|bot)_?turn|first/i, 'isMax'],
  [/player|turn|mark|side|symbol|current|who|letter|token|sign|^p$/i, 'side'],
];

/** −1 if there is none. */
export function findBoardParameter(parameters: readonly Parameter[]): number {
  const named = parameters.findIndex(({ name }) => boardNames.test(name));
  if (named >= 0) return named;
  const isOther = ({ name }: Parameter) =>
    numbers.test(name) || fillings.some(([pattern]) => pattern.test(name));
  return parameters.findIndex((each) => !each.isOptional && each.name !== 'self' && !isOther(each));
}

/** Where functions find a board that they aren't given, and whose methods can be called. */
export interface BoardAccess {
  readonly hasGlobalBoard: boolean;
  readonly holder: BoardHolder | null;
  readonly hasMethods: boolean;
}

/** Guesses other arguments by their names; a method gets a board object. Empty if there is none to call it on. */
export function writeCall(
  { name, parameters, owner }: Pick<OutlinedFunction, 'name' | 'parameters' | 'owner'>,
  fill: Fillings,
  outline: Outline,
  holder: BoardHolder | null,
): string {
  if (owner === null) return `${name}(${writeArguments(parameters, fill, 'board')})`;
  const own = parameters.slice(1);
  if (owner === holder?.owner) {
    const given = writeArguments(own, fill, `board.${holder.attribute}`);
    return `board.${name}(${given})`;
  }
  const made = outline.functions.find((each) => each.owner === owner && each.name === '__init__');
  const object = `${owner}(${writeArguments(made?.parameters.slice(1) ?? [], fill, 'board')})`;
  return `${object}.${name}(${writeArguments(own, fill, 'board')})`;
}

function writeArguments(parameters: readonly Parameter[], fill: Fillings, asBoard: string): string {
  const board = findBoardParameter(parameters);
  const given = parameters.flatMap((parameter, index) => {
    if (index === board) return [asBoard];
    if (parameter.isOptional) return [];
    const filling = fillings.find(([pattern]) => pattern.test(parameter.name))?.[1] ?? 'nothing';
    return [fill[filling]];
  });
  return given.join(', ');
}

/** Likeliest first: a function that returns a move and reaches a recursive one, then that one. */
export function findEntries(
  outline: Outline,
  { hasGlobalBoard, holder, hasMethods }: BoardAccess,
): OutlinedFunction[] {
  const { recursive, leading } = findRecursion(outline);
  const called = new Set(
    outline.functions.filter(({ name }) => !recursive.has(name)).flatMap(({ names }) => [...names]),
  );
  const fits = outline.functions.filter(
    ({ name, parameters, owner, isNested, isGenerator }) =>
      (owner === null || (hasMethods && !name.startsWith('__'))) &&
      !isNested &&
      !isGenerator &&
      (recursive.has(name) || leading.has(name)) &&
      (findBoardParameter(parameters) >= 0 || (owner === null ? hasGlobalBoard : owner === holder?.owner)),
  );
  const rank = ({ name, line }: OutlinedFunction) => {
    const isNamed = /minimax|negamax|alpha_?beta|best|find|choose|search|solve/i.test(name);
    const isPlay = /main|play|game|loop|run|click|turn|start/i.test(name);
    const base = leading.has(name) ? (isNamed ? 0 : 3) : isNamed ? 1 : 2;
    return (
      base + (isPlay && !isNamed ? 4 : 0) + (called.has(name) && leading.has(name) ? 0.5 : 0) + line / 1e6
    );
  };
  return fits.toSorted((a, b) => rank(a) - rank(b));
}

export function listOffers(outline: Outline, access: BoardAccess, fill: Fillings): OfferedCall[] {
  return findEntries(outline, access).map((each) => ({
    text: writeCall(each, fill, outline, access.holder),
    name: each.name,
    line: each.line,
  }));
}
