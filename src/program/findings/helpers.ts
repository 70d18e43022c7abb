import { opponent, ticTacToe, type MnkPosition, type Side } from '../../game/index.ts';
import { words } from '../../words/index.ts';
import { languages, type Language } from '../languages.ts';
import { readLiteral, type Literal } from '../literal.ts';
import { findBoardParameter } from '../offers.ts';
import type { Parameter } from '../outline.ts';
import type { Finding, Program } from '../program.ts';
import { readCells, type MarkNames } from '../read-cells.ts';
import { isEndless, type CallResult } from '../runtime.ts';
import { listPositions } from './every-position.ts';
import { FIRST_MOVE, helperKinds, type HelperKind, type WrittenMarks } from './helper-kinds.ts';
import type { AskProgram } from './play.ts';

interface Helper {
  readonly name: string;
  readonly line: number;
  readonly parameters: readonly Parameter[];
}

/** Only functions at the left edge. */
function findHelpers(source: string, { definition }: Language): Helper[] {
  return source.split('\n').flatMap((text, index) => {
    const { name, parameters: inside } = definition.exec(text)?.groups ?? {};
    if (name === undefined) return [];
    const parameters = inside
      .split(',')
      .filter((each) => each.trim() !== '')
      .map((each) => ({ name: /\w+/.exec(each)![0], isOptional: each.includes('=') }));
    return [{ name, line: index + 1, parameters: parameters.filter(({ isOptional }) => !isOptional) }];
  });
}

/** The line of a helper, and its first mistake; null if it has none. */
export interface HelperResult {
  readonly line: number;
  readonly wrong: string | null;
}

/** Null if the program has no such function. If `isStrict`, it must always answer. */
export type AskHelper = (kind: HelperKind, isStrict?: boolean) => Promise<HelperResult | null>;

/** Makes a function that checks helpers at the positions in their order, by default at every one. */
export function makeAskHelper(
  program: Pick<Program, 'source' | 'language'>,
  names: MarkNames,
  max: Side,
  ask: AskProgram,
  among: readonly MnkPosition[] = listPositions(),
): AskHelper {
  const language = languages[program.language];
  const all = findHelpers(program.source, language);
  const spelt = { x: writeMark(names.x, language), o: writeMark(names.o, language) };
  const marks: WrittenMarks = { ...names, max, written: spelt };
  const find = (kind: HelperKind) =>
    all.find(({ name, parameters }) => kind.names.test(name) && parameters.length === kind.parameters) ??
    null;

  return async (kind, isStrict = false) => {
    const helper = find(kind);
    return helper && { line: helper.line, wrong: await findDifference(kind, helper, isStrict) };
  };

  async function findDifference(kind: HelperKind, helper: Helper, isStrict: boolean): Promise<string | null> {
    const positions = among.filter(kind.isAsked);
    for (const other of kind.others(marks)) {
      const call = writeHelperCall(helper, other);
      if (!call && isStrict) return words.helpers.noMove(helper.name);
      if (!call) continue;
      const check = kind.check(helper.name, marks, other);
      for (let [from, to] = [0, FIRST]; from < positions.length; [from, to] = [to, to + TOGETHER]) {
        const some = positions.slice(from, to);
        const answers = await ask(some.map((position) => ({ call, position })));
        for (const [i, answer] of answers.entries()) {
          const failed = describeFailure(helper.name, answer);
          const text = failed === null ? check(answer, some[i]) : isStrict ? failed : null;
          if (text) return words.helpers.at(some[i].game.format(some[i]), text);
        }
        if (isStrict && answers.length < some.length) return words.helpers.silent(helper.name);
      }
    }
    return null;
  }

  /** A helper that takes a move gets the first that the program itself offers. */
  function writeHelperCall({ name: asked, parameters: own }: Helper, other: string): string | null {
    if (other === '') return `${asked}(board)`;
    if (other !== FIRST_MOVE)
      return findBoardParameter(own) === 1 ? `${asked}(${other}, board)` : `${asked}(board, ${other})`;
    const giver = find(helperKinds.find(({ rule }) => rule === 'actions')!);
    if (!giver) return null;
    return `${asked}(board, ${language.writeFirst(`${giver.name}(board)`)})`;
  }
}

export function describeFailure(name: string, answer: CallResult): string | null {
  const { raised } = answer;
  if (isEndless(answer)) return words.helpers.endless(name);
  return raised && words.helpers.raises(name, raised.name, raised.text);
}

/** The first helper that is wrong; a score is so only if it is wrong whoever is MAX. */
export async function findWrongHelper(askWith: (max: Side) => AskHelper, max: Side): Promise<Finding | null> {
  const ask = askWith(max);
  for (const kind of helperKinds) {
    const { wrong: text, line = null } = (await ask(kind)) ?? {};
    if (!text) continue;
    const isScore = kind.rule === 'utility';
    if (isScore && !(await askWith(opponent(max))(kind))?.wrong) continue;
    return { kind: 'fault', rule: kind.rule, step: null, line, isLineWrong: false, shouldBe: null, text };
  }
  return null;
}

/** Finds out how a program writes marks by looking at a board; null if that can't be seen. */
export async function findMarks(ask: AskProgram): Promise<MarkNames | null> {
  const [answer] = await ask([{ call: 'board', position: ticTacToe.makePosition(1, 2) }]);
  const cells = answer?.returned ? readCells(readLiteral(answer.returned)) : null;
  return cells && { x: cells[0], o: cells[1] };
}

function writeMark(value: Literal, { write }: Language): string {
  return write(typeof value === 'object' || value === undefined ? null : value);
}

/** Positions asked first, before all others: most mistakes show at once. */
const FIRST = 100;
const TOGETHER = 2000;
