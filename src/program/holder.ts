import { readLiteral, type Literal } from './literal.ts';
import { findBoardParameter } from './offers.ts';
import { findRecursion, type OutlinedFunction } from './outline.ts';
import { readCells, findEmptyCells } from './read-cells.ts';
import type { Runtime } from './runtime.ts';

/** A class of the program whose objects hold the board: there, `board` is such an object. */
export interface BoardHolder {
  readonly owner: string;
  readonly attribute: string;
  readonly text: string;
  /** An expression for such an object with other cells. */
  readonly write: (cells: string) => string;
}

/** A class made without arguments that holds an empty board: searching and derived ones first. Null if none. */
export function findHolder(runtime: Runtime): BoardHolder | null {
  const { objects, outline } = runtime;
  if (!objects) return null;
  const { recursive, leading } = findRecursion(outline);
  const searches = ({ name }: OutlinedFunction) => recursive.has(name) || leading.has(name);
  const methods = outline.functions
    .toReversed()
    .toSorted((a, b) => Number(searches(b)) - Number(searches(a)));
  for (const owner of new Set(methods.flatMap((each) => each.owner ?? []))) {
    const made = outline.functions.find((each) => each.owner === owner && each.name === '__init__');
    const parameters = made?.parameters.slice(1) ?? [];
    if (parameters.some(({ isOptional }) => !isOptional)) continue;
    const place = runtime.evaluate(objects.placeOf(`${owner}()`)).returned;
    const attribute = place === null ? null : readLiteral(place);
    if (typeof attribute !== 'string') continue;
    const text = runtime.evaluate(`${owner}().${attribute}`).returned;
    if (text === null || !isEmpty(readLiteral(text))) continue;
    const board = parameters[findBoardParameter(parameters)]?.name;
    const write = (cells: string) =>
      board === undefined ? objects.withBoard(`${owner}()`, attribute, cells) : `${owner}(${board}=${cells})`;
    return { owner, attribute, text, write };
  }
  return null;
}

export function isEmpty(value: Literal): boolean {
  const [cells, empty] = [readCells(value), findEmptyCells(value)];
  return cells !== null && empty !== null && cells.every((cell, index) => cell === empty[index]);
}
