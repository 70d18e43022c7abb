import type { Notation } from '../game/index.ts';
import { isLeaf, type Trace } from '../search/index.ts';
import { words } from '../words/index.ts';
import { nodeAt } from './node-at.ts';
import { treeShape } from './tree-shape.ts';

/** What of a session a value may depend on beside its trace. */
export interface ValueContext {
  /** The current step, from 0. */
  readonly step?: number | undefined;
  /** How cells are called. */
  readonly notation?: Notation | undefined;
}

type Question = (trace: Trace, context: { step: number; notation: Notation }) => string;
type NodeQuestion = (trace: Trace, node: number, notation: Notation) => string;

/** What can be asked of a whole search. */
const questions: Record<string, Question> = {
  nodes: (trace) => words.count(trace.length),
  leaves: (trace) => words.count(leavesBelow(trace, 0)),
  steps: (trace) => words.count(trace.stepCount),
  moves: (trace) => words.count([...trace.children(0)].length),
  pv: (trace, { notation }) => game(trace, 0, notation),
  step: (_trace, { step }) => words.count(step + 1),
};

/** What can be asked of one node: `root.score`, `node(3,7).size`. */
const nodeQuestions: Record<string, NodeQuestion> = {
  score: (trace, node) => words.signed(trace.score[node]),
  best: (trace, node, notation) => {
    const move = trace.bestMove(node);
    return move === null ? words.noMove : trace.root.game.moveName(move, notation);
  },
  size: (trace, node) => words.count(trace.size(node)),
  leaves: (trace, node) => words.count(leavesBelow(trace, node)),
  xWins: (trace, node) => words.count(treeShape(trace, node).x),
  oWins: (trace, node) => words.count(treeShape(trace, node).o),
  draws: (trace, node) => words.count(treeShape(trace, node).draw),
  moves: (trace, node) => words.count([...trace.children(node)].length),
  pv: (trace, node, notation) => game(trace, node, notation),
};

/** What can be asked of a ply: `ply(5)` for its nodes, `ply(5).xWins`. */
const plyQuestions: Record<string, (trace: Trace, ply: number) => string> = {
  nodes: (trace, ply) => words.count(treeShape(trace).plies[ply]?.calls ?? 0),
  xWins: (trace, ply) => words.count(treeShape(trace).plies[ply]?.x ?? 0),
  oWins: (trace, ply) => words.count(treeShape(trace).plies[ply]?.o ?? 0),
  draws: (trace, ply) => words.count(treeShape(trace).plies[ply]?.draw ?? 0),
};

/**
 * A fact about a search as prose shows it, for `ply-value`: `nodes`, `leaves`, `steps`, `moves` (at the root), `pv`,
 * `step`, `ply(3)` for the nodes on a ply, `ply(3).xWins`, `.oWins` or `.draws` for the games that end there, or `score`,
 * `best`, `size`, `leaves`, `xWins`, `oWins`, `draws`, `moves`, `pv` of `root` or of the node that moves from the root
 * lead to, as in `node(3,7).score`. Throws on anything else, and on a node that the search did not visit.
 */
export function valueOf(trace: Trace, what: string, context: ValueContext = {}): string {
  const { step = 0, notation = '0-8' } = context;
  const [, ply, count = 'nodes'] = /^ply\((\d{1,2})\)(?:\.(\w+))?$/.exec(what.trim()) ?? [];
  if (ply !== undefined) return pick(plyQuestions, count, what, plyForms)(trace, Number(ply));
  const [, name, subject, path, field] = /^(?:(\w+)|(root|node\(([^()]*)\))\.(\w+))$/.exec(what.trim()) ?? [];
  if (name !== undefined) return pick(questions, name, what, valueForms)(trace, { step, notation });
  if (subject === undefined) throw new SyntaxError(words.errors.value(what, valueForms));
  const forms = Object.keys(nodeQuestions).map((each) => `${subject}.${each}`);
  const question = pick(nodeQuestions, field, what, forms);
  return question(trace, path === undefined ? 0 : nodeAt(trace, path, what), notation);
}

const plyForms = ['ply(…)', ...['xWins', 'oWins', 'draws'].map((field) => `ply(…).${field}`)];

/** Every form that the expression of a value can take, for suggestions. */
export const valueForms: readonly string[] = [
  ...Object.keys(questions),
  ...plyForms,
  ...Object.keys(nodeQuestions).map((field) => `root.${field}`),
  ...Object.keys(nodeQuestions).map((field) => `node(…).${field}`),
];

function pick<T>(table: Record<string, T>, name: string, what: string, forms: readonly string[]): T {
  if (!Object.hasOwn(table, name)) throw new SyntaxError(words.errors.value(what, forms));
  return table[name];
}

function game(trace: Trace, node: number, notation: Notation): string {
  const moves = trace.principalNodes(node).slice(1);
  return words.moveList(moves.map((each) => trace.root.game.moveName(trace.move[each], notation)));
}

function leavesBelow(trace: Trace, node: number): number {
  let leaves = 0;
  for (let at = node; at < trace.end[node]; at++) if (isLeaf(trace, at)) leaves++;
  return leaves;
}
