import { cellName, listCells, defaultNaming, type Move } from '../../game/index.ts';
import { words } from '../../words/index.ts';
import type { HelperName } from './helper-kinds.ts';
import type { Reading } from './reading.ts';
import type { RemarkName } from './remark-rules.ts';

export type FaultName = keyof typeof words.faults;

/** Some come from no table: of a function that chooses moves, and of doubts about what the program shows. */
export type FindingName = FaultName | RemarkName | HelperName | 'wrong-chooser' | 'unsure' | 'changed';

/** Null if nothing is wrong. */
type FaultRule = (reading: Reading, node: number) => string | null;

/** Rules to try in order; the first that finds something wins. */
export type RuleTable = readonly (readonly [name: FaultName, rule: FaultRule])[];

export function nameMove(cell: Move): string {
  return cellName(cell, 3, defaultNaming);
}

export function nameCells(mask: number): string[] {
  return listCells(mask).map(nameMove);
}
