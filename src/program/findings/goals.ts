import { Kind, countPlainNodes, type ProgramTrace } from '../../search/index.ts';
import { words } from '../../words/index.ts';
import { readNumbers } from '../call-values.ts';
import type { Goal, GoalName } from '../program.ts';
import { askedKinds } from './asked-kinds.ts';
import { listPositions } from './every-position.ts';
import { helperKinds, type HelperKind } from './helper-kinds.ts';
import { findMarks } from './find-marks.ts';
import { type AskHelper, describeFailure, makeAskHelper } from './helpers.ts';
import type { JudgedCase, Judgement } from './judge-call.ts';

/** The facts that goals need; how the program plays is judged only if a goal depends on it. */
interface GoalCase extends JudgedCase {
  readonly judgement: () => Promise<Judgement>;
}

/** Returns null if the goal is reached, else a sentence on what is missing. */
type GoalCheck = (known: GoalCase, askHelper: AskHelper | null) => Promise<string | null> | string | null;

const say = words.goals.missing;

const helper = (kind: HelperKind): GoalCheck => {
  return async (_, askHelper) => {
    if (!askHelper) return say.noBoard;
    const checked = await askHelper(kind, true);
    return checked ? checked.wrong : words.goals.none[kind.rule as keyof typeof words.goals.none];
  };
};
const rule = (name: string) => helper(helperKinds.find((kind) => kind.rule === name)!);

const calls = (check: (trace: ProgramTrace) => string | null): GoalCheck => {
  return ({ run: { trace, end } }) => (trace && end.kind === 'done' ? check(trace) : say.noRun);
};

const play = (check: (judgement: Judgement) => string | null): GoalCheck => {
  return async ({ run, judgement }) => (run.end.kind === 'done' ? check(await judgement()) : say.noRun);
};

const checks: Readonly<Record<GoalName, GoalCheck>> = {
  player: helper(askedKinds.player),
  actions: rule('actions'),
  result: helper(askedKinds.result),
  winner: rule('winner'),
  terminal: rule('terminal'),
  utility: rule('utility'),
  score: helper(askedKinds.score),
  'scores-ends': checkEndScores,
  answers: calls(({ score }) => (Number.isNaN(score[0]) ? say.noNumber : null)),
  'asks-every-move': calls((trace) => {
    const [asked, moves] = [[...trace.children(0)].length, trace.root.game.moves(trace.root).length];
    return asked === moves ? null : say.moves(asked, moves);
  }),
  'plays-right': play(findFault),
  'returns-a-move': play((judged) => findFault(judged) ?? (judged.isMoves ? null : say.noMove)),
  'turns-signs': calls(({ program }) => (program.isNegamax ? null : say.noTurn)),
  'fewer-calls': calls(({ length, root }) => {
    const plain = countPlainNodes(root, null)!;
    return length < plain ? null : say.calls(length, plain);
  }),
  remembers: calls((trace) => {
    for (let node = 0; node < trace.length; node++) if (trace.kindOf(node) === Kind.hit) return null;
    return say.noHit;
  }),
};

/** Checks the goals one after the other; `tell` gets those checked so far. */
export async function checkGoals(
  names: readonly GoalName[],
  known: GoalCase,
  tell: (goals: readonly Goal[]) => void = () => {},
): Promise<readonly Goal[]> {
  const marks = await findMarks(known.ask, known.run);
  const askHelper = marks && makeAskHelper(known.program, known.run.functions, marks, 'x', known.ask);
  let goals: readonly Goal[] = [];
  for (const name of names) {
    const missing = await checks[name](known, askHelper);
    goals = [...goals, { name, isMet: missing === null, text: missing ?? '' }];
    tell(goals);
  }
  return goals;
}

function findFault({ findings, isLosing, asked, text }: Judgement): string | null {
  const fault = findings.find(({ kind }) => kind === 'fault');
  return fault ? fault.text : isLosing || asked === 0 ? text : null;
}

/** Calls the program on every finished game. A score above a draw's must be a win for X. */
async function checkEndScores({ ask, run: { call } }: GoalCase): Promise<string | null> {
  const ended = listPositions().filter((position) => position.game.outcome(position) !== null);
  const answers = await ask(ended.map((position) => ({ call, position })));
  for (const [i, answer] of answers.entries()) {
    const outcome = ended[i].game.outcome(ended[i]);
    const value = readNumbers(answer.returned ?? '')[0] ?? NaN;
    const isRight = Math.sign(value) + 0 === (outcome === 'x' ? 1 : outcome === 'o' ? -1 : 0);
    const wrong = isRight ? null : words.helpers.utility(call, answer.returned!, outcome as string);
    const text = describeFailure(call, answer) ?? wrong;
    if (text) return words.helpers.at(ended[i].game.format(ended[i]), text);
  }
  return answers.length < ended.length ? words.helpers.silent(call) : null;
}
