import type { MnkPosition } from '../../game/index.ts';
import { askedKinds } from '../findings/asked-kinds.ts';
import { isDrawn, listPositions } from '../findings/every-position.ts';
import { helperKinds, type HelperKind, type ScoredFor } from '../findings/helper-kinds.ts';
import {
  findWrongScore,
  isProcedure,
  listScored,
  makeAskHelper,
  type HelperResult,
} from '../findings/helpers.ts';
import type { AskProgram } from '../findings/play-boards.ts';
import type { OutlinedFunction } from '../outline.ts';
import type { Program } from '../program.ts';
import type { MarkNames } from '../read-cells.ts';
import { chooseSome } from './asked-positions.ts';
import { functionNames, type CheckedFunction, type FunctionName, type Rung } from './checked.ts';

/** The number of boards in the sample for each function, those with the fewest marks first. */
const AT_A_GLANCE = 300;
/** The number of smallest boards that are always in the sample: most mistakes show there. */
const FEWEST_MARKS = 60;

interface FunctionRow {
  readonly kind: HelperKind;
  /** Whether its answer depends on who is MAX: then it is wrong only if it is wrong with any. */
  readonly dependsOnMax: boolean;
  /** Another function that is called with its arguments, though it does not call it itself. */
  readonly misledBy: FunctionName | null;
}

const usual = { dependsOnMax: false, misledBy: null };

const rows: Readonly<Record<FunctionName, FunctionRow>> = {
  winner: { ...usual, kind: kindOf('winner') },
  terminal: { ...usual, kind: kindOf('terminal') },
  utility: { ...usual, kind: kindOf('utility'), dependsOnMax: true },
  actions: { ...usual, kind: kindOf('actions') },
  result: { ...usual, kind: askedKinds.result, misledBy: 'actions' },
  player: { ...usual, kind: askedKinds.player },
};

function kindOf(rule: HelperKind['rule']): HelperKind {
  return helperKinds.find((kind) => kind.rule === rule)!;
}

interface HowChecked {
  readonly marks: MarkNames;
  readonly boards: readonly MnkPosition[];
  /** Whether the search itself sees draws: a function with another name than the assignment's may know wins alone. */
  readonly seesDraws: boolean;
  readonly isNegamax: boolean;
}

/** Checks the six functions of the assignment one by one, if the program has them. */
export async function checkFunctions(
  program: Pick<Program, 'language' | 'source'>,
  outlined: readonly OutlinedFunction[],
  { marks, boards, seesDraws, isNegamax }: HowChecked,
  ask: AskProgram,
): Promise<CheckedFunction[]> {
  const functions = outlined.filter(({ name }) => !isProcedure(program.source, name));
  const all: CheckedFunction[] = [];
  for (const name of functionNames) {
    const isOther = seesDraws && !functions.some((each) => each.name === name);
    const among = isOther ? boards.filter((each) => !isDrawn(each)) : boards;
    const askWith = (max: ScoredFor) => makeAskHelper(program, functions, marks, max, ask, among);
    const { kind, dependsOnMax } = rows[name];
    const isThere = functions.some((each) => kind.names.test(each.name) && !each.names.has(each.name));
    const scored = dependsOnMax ? listScored('x', isNegamax) : (['x'] as const);
    all.push(describeFound(name, await findWrongScore(askWith, scored, kind, true), isThere));
  }
  return excuseCallers(all, functions);
}

/** The result if nothing could be tried. */
export function listUnchecked(): CheckedFunction[] {
  return functionNames.map((name) => ({ name, state: 'unchecked', position: null, text: '' }));
}

/** The boards on which functions are called, those with the fewest marks first. */
export function listBoards(rung: Rung, seed: number): readonly MnkPosition[] {
  const all = listPositions();
  if (rung === 'all') return all;
  return [
    ...all.slice(0, FEWEST_MARKS),
    ...chooseSome(all.slice(FEWEST_MARKS), AT_A_GLANCE - FEWEST_MARKS, seed),
  ];
}

function describeFound(name: FunctionName, found: HelperResult | null, isThere: boolean): CheckedFunction {
  const say = (state: CheckedFunction['state'], position: string | null = null, text = '') => ({
    name,
    state,
    position,
    text,
  });
  // One of another form, as a method, cannot be called alone.
  if (!found) return say(isThere ? 'unchecked' : 'absent');
  const { wrong } = found;
  if (wrong === null) return say('right');
  const [position = null] = /[xo.]{3}\/[xo.]{3}\/[xo.]{3}/.exec(wrong) ?? [];
  // Without a board, it could not be tried.
  if (position === null) return say('unchecked', null, wrong);
  return say('wrong', position, wrong);
}

/** Excuses a function that fails if it calls another one that fails. */
function excuseCallers(
  checked: readonly CheckedFunction[],
  functions: readonly OutlinedFunction[],
): CheckedFunction[] {
  const wrong = checked.filter(({ state }) => state === 'wrong').map(({ name }) => name);
  const isCalled = (callee: FunctionName, caller: FunctionName) =>
    functions
      .filter(({ name }) => rows[caller].kind.names.test(name))
      .some(({ names }) => [...names].some((called) => rows[callee].kind.names.test(called)));
  return checked.map((each) => {
    if (each.state !== 'wrong') return each;
    const isMisled = wrong.some(
      (other) => other !== each.name && (isCalled(other, each.name) || rows[each.name].misledBy === other),
    );
    return isMisled ? { ...each, state: 'unchecked' } : each;
  });
}
