import { cellName, cellsOf, defaultNaming, type Move } from '../../game/index.ts';
import { words } from '../../words/index.ts';
import type { Reading } from './reading.ts';

/** The name of a fault, as the table of its words has it. */
export type FaultName = keyof typeof words.faults;

/** Says in words what is wrong with a call or a return; null where nothing is. */
type FaultRule = (reading: Reading, node: number) => string | null;

/** Rules that look at the same moment, in the order in which they are asked: the first that says something is right. */
export type RuleTable = readonly (readonly [name: FaultName, rule: FaultRule])[];

/** What a cell is called in a finding. */
export function nameMove(cell: Move): string {
  return cellName(cell, 3, defaultNaming);
}

/** What the cells of a mask are called. */
export function nameCells(mask: number): string[] {
  return cellsOf(mask).map(nameMove);
}
