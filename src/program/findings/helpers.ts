import { ticTacToe, type Side } from '../../game/index.ts';
import { words } from '../../words/index.ts';
import { readLiteral, type Literal } from '../literal.ts';
import { boardParameter } from '../offers.ts';
import type { Parameter } from '../outline.ts';
import type { Finding, Program, ProgramLanguage } from '../program.ts';
import { cellsIn, type MarkNames } from '../read-cells.ts';
import { everyPosition } from './every-position.ts';
import { helperKinds, type HelperKind, type Marks } from './helper-kinds.ts';
import type { Ask } from './play.ts';

/** A function of the rules that a program has, as its text defines it. */
interface Helper {
  readonly name: string;
  readonly line: number;
  readonly parameters: readonly Parameter[];
}

/** The functions that a text defines at its left edge. */
function helpersIn(source: string): Helper[] {
  return source.split('\n').flatMap((text, index) => {
    const [, name, inside] = /^(?:def|(?:async )?function) +(\w+) *\(([^)]*)\)/.exec(text) ?? [];
    if (name === undefined) return [];
    const parameters = inside
      .split(',')
      .filter((each) => each.trim() !== '')
      .map((each) => ({ name: /\w+/.exec(each)![0], isOptional: each.includes('=') }));
    return [{ name, line: index + 1, parameters: parameters.filter(({ isOptional }) => !isOptional) }];
  });
}

/**
 * Asks the functions of a program that know the rules about every position, those with the fewest marks first, and tells
 * of each the first board at which it differs from the rules.
 */
export async function judgeHelpers(
  { source, language }: Pick<Program, 'source' | 'language'>,
  names: MarkNames,
  max: Side,
  ask: Ask,
): Promise<Finding[]> {
  const marks = { ...names, max, written: { x: written(names.x, language), o: written(names.o, language) } };
  const findings: Finding[] = [];
  const helpers = helpersIn(source);
  for (const kind of helperKinds) {
    const helper = helpers.find(
      ({ name, parameters }) => kind.names.test(name) && parameters.length === kind.parameters,
    );
    if (!helper) continue;
    const text = await firstDifference(kind, helper, { marks, helpers, language, ask });
    if (text)
      findings.push({ kind: 'fault', rule: kind.rule, step: null, line: helper.line, shouldBe: null, text });
  }
  return findings;
}

/** What a program writes into the cells of a board, found by looking at one; null where none can be seen. */
export async function marksOf(ask: Ask): Promise<MarkNames | null> {
  const [answer] = await ask([{ call: 'board', position: ticTacToe.position(1, 2) }]);
  const cells = answer?.returned ? cellsIn(readLiteral(answer.returned)) : null;
  return cells && { x: cells[0], o: cells[1] };
}

function written(value: Literal, language: ProgramLanguage): string {
  if (typeof value === 'string') return JSON.stringify(value);
  if (typeof value === 'number') return `${value}`;
  return language === 'python' ? 'None' : 'null';
}

/** So many positions are asked about before a difference ends the asking. */
const TOGETHER = 2000;

/** What is known of a program whose helpers are asked. */
interface Asked {
  readonly marks: Marks;
  readonly helpers: readonly Helper[];
  readonly language: ProgramLanguage;
  readonly ask: Ask;
}

async function firstDifference(kind: HelperKind, helper: Helper, asked: Asked): Promise<string | null> {
  const positions = everyPosition().filter(kind.isAsked);
  for (const other of kind.others(asked.marks)) {
    const call = callOf(helper, other, asked);
    if (!call) continue;
    const check = kind.check(helper.name, asked.marks, other);
    for (let from = 0; from < positions.length; from += TOGETHER) {
      const some = positions.slice(from, from + TOGETHER);
      const answers = await asked.ask(some.map((position) => ({ call, position })));
      for (const [i, answer] of answers.entries()) {
        const text = answer.raised || answer.returned === null ? null : check(answer, some[i]);
        if (text) return words.helpers.at(some[i].game.format(some[i]), text);
      }
    }
  }
  return null;
}

/** The call of a helper; one that is handed a move is given the first that the program itself offers. */
function callOf(
  { name: asked, parameters: own }: Helper,
  other: string,
  { helpers, language }: Asked,
): string | null {
  if (other === '') return `${asked}(board)`;
  if (other !== '…')
    return boardParameter(own) === 1 ? `${asked}(${other}, board)` : `${asked}(board, ${other})`;
  const moves = helperKinds.find(({ rule }) => rule === 'actions')!;
  const giver = helpers.find(({ name, parameters }) => moves.names.test(name) && parameters.length === 1);
  if (!giver) return null;
  const first = language === 'python' ? `list(${giver.name}(board))[0]` : `[...${giver.name}(board)][0]`;
  return `${asked}(board, ${first})`;
}
