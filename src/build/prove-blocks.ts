import { parsePosition, type MnkPosition } from '../game/index.ts';
import type { LessonPage, PageBlocks, Problem } from '../lesson/index.ts';
import {
  checkGoals,
  goalNames,
  judge,
  listPositions,
  usualLimits,
  type GoalName,
  type Program,
  type ProgramLanguage,
  type ProgramQuestion,
} from '../program/index.ts';
import {
  listGaps,
  listRight,
  readBlocks,
  writeBlock,
  writeProgram,
  writeWhole,
  type Assembly,
  type BlockExercise,
} from '../walk/index.ts';
import { words } from '../words/index.ts';
import { askInNode, runInNode } from './run-in-node.ts';

/**
 * Runs the lessons' block exercises: the right program must do what is asked, and any one wrong line or empty gap in it
 * must change an answer or a goal that is met. The compiler of lessons cannot run a program, and a page that
 * writes lessons would have to fetch Python for it, so this is part of the build.
 */
export async function proveBlocks(pages: readonly Pick<LessonPage, 'file' | 'blocks'>[]): Promise<Problem[]> {
  const problems: Problem[] = [];
  for (const { file, blocks } of pages)
    for (const exercise of blocks)
      for await (const [line, text] of findFaults(exercise))
        problems.push({ file, line: exercise.line + line, column: 1, text });
  return problems;
}

/** Lines count from 1 in the fence; 0 is the fence itself. */
async function* findFaults(asked: PageBlocks): AsyncGenerator<[line: number, text: string], void> {
  const blockProblems = words.blockProblems;
  const exercise = readBlocks(asked.lines);
  const right: Assembly = { placed: listRight(exercise), filled: listGaps(exercise) };
  const program = makeProgram(asked, writeProgram(exercise, right));
  const open = await listMissing(asked, program);
  if (open.length > 0) {
    yield [0, blockProblems.wrongRight(open)];
    return;
  }
  const answers = await listAnswers(program);
  for (const { assembly, block, isGap } of listWrong(exercise, right)) {
    const wrong = makeProgram(asked, writeProgram(exercise, assembly));
    const isOther = (await listAnswers(wrong)) !== answers;
    if (!isOther && (await listMissing(asked, wrong)).length === 0)
      yield [block.line, (isGap ? blockProblems.noEffectOfGap : blockProblems.noEffect)(writeBlock(block))];
  }
}

/** Lists every version with one wrong line or one empty gap. */
function* listWrong(exercise: BlockExercise, right: Assembly) {
  let gap = 0;
  for (const [at, block] of exercise.blocks.entries()) {
    if (block.insteadOf !== null)
      yield { assembly: { ...right, placed: listRight(exercise, [at]) }, block, isGap: false };
    for (let part = 1; part < block.parts.length; part += 2)
      yield { assembly: { ...right, filled: right.filled.with(gap++, '') }, block, isGap: true };
  }
}

/** Most empty cells of the boards tried first: they are quick to search and show most wrong lines. */
const FEW_CELLS = 3;

/** What a program returns or raises on all small boards with the same side to move as its own position. */
async function listAnswers(program: Program): Promise<string> {
  const run = await runInNode(program);
  const { toMove } = program.position;
  const small = listPositions().filter(
    (each) => each.toMove === toMove && each.game.moves(each).length <= FEW_CELLS,
  );
  const questions = small.map((position) => ({ call: run.call, position }));
  return JSON.stringify([run.end, await askInNode({ ...program, call: run.call }, questions)]);
}

const EMPTY = '.../.../...';

function makeProgram({ language, given, call, position, reads }: PageBlocks, text: string): Program {
  return {
    source: writeWhole(text, given),
    language: language as ProgramLanguage,
    call,
    position: parsePosition(position || EMPTY),
    reads,
    limits: usualLimits,
  };
}

const missing = new Map<string, Promise<GoalName[]>>();

/** The goals that a program does not meet; checked once, as that takes seconds. */
function listMissing({ asks }: PageBlocks, program: Program): Promise<GoalName[]> {
  const { position, ...texts } = program;
  const key = JSON.stringify([asks, position.game.format(position), texts]);
  const known = missing.get(key) ?? checkMissing(asks, program);
  missing.set(key, known);
  return known;
}

async function checkMissing(asks: string, program: Program): Promise<GoalName[]> {
  const run = await runInNode(program);
  const called = { ...program, call: run.call };
  const known = {
    program: called,
    run,
    ask: (questions: readonly ProgramQuestion[]) => askInNode(called, questions),
    runAt: (there: MnkPosition, its: string) => runInNode({ ...program, position: there, call: its }),
  };
  const wanted = (asks || 'plays-right').split(/\s+/);
  const goals = await checkGoals(
    goalNames.filter((name) => wanted.includes(name)),
    { ...known, judgement: () => judge(known) },
  );
  return goals.filter(({ isMet }) => !isMet).map(({ name }) => name);
}
