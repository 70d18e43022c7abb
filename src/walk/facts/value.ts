import { bits, defaultNaming, type CellNaming } from '../../game/index.ts';
import { Kind, savedAt, type Trace } from '../../search/index.ts';
import { words } from '../../words/index.ts';
import { figuresOf } from './figures.ts';
import { lensNames, lensOf, type LensName } from './lens-counts.ts';
import { nodeAt } from '../node-at.ts';
import { evaluationFacts } from '../sentence/reasons.ts';
import { treeShape } from './tree-shape.ts';

export interface ValueContext {
  readonly step?: number | undefined;
  readonly naming?: CellNaming | undefined;
}

type FactReader = (trace: Trace, context: { step: number; naming: CellNaming }) => string;
type NodeFactReader = (trace: Trace, node: number, naming: CellNaming) => string;

const searchFacts: Record<string, FactReader> = {
  nodes: (trace) => words.count(trace.length),
  leaves: (trace) => words.count(leavesBelow(trace, 0)),
  steps: (trace) => words.count(trace.stepCount),
  moves: (trace) => words.count([...trace.children(0)].length),
  pv: (trace, { naming }) => game(trace, 0, naming),
  step: (_trace, { step }) => words.count(step + 1),
  interior: (trace) => words.count(figuresOf(trace).interior),
  frontier: (trace) => words.count(figuresOf(trace).frontier),
  hits: (trace) => words.count(figuresOf(trace).hits),
  cutoffs: (trace) => words.count(figuresOf(trace).cutoffs),
  cutMoves: (trace) => words.count(figuresOf(trace).cutMoves),
  plain: (trace) => counted(figuresOf(trace).plain),
  saved: (trace) => {
    const { plain } = figuresOf(trace);
    return counted(plain === null ? null : plain - trace.length);
  },
  evaluations: (trace) => words.count(trace.length - 1),
};

/** Facts of one node: `root.score`, `node(3,7).size`. */
const nodeFacts: Record<string, NodeFactReader> = {
  score: (trace, node) => knownScore(trace, node),
  best: (trace, node, naming) => {
    const move = trace.bestMove(node);
    return move === null ? words.noMove : trace.root.game.moveName(move, naming);
  },
  size: (trace, node) => words.count(trace.size(node)),
  leaves: (trace, node) => words.count(leavesBelow(trace, node)),
  xWins: (trace, node) => words.count(treeShape(trace, node).x),
  oWins: (trace, node) => words.count(treeShape(trace, node).o),
  draws: (trace, node) => words.count(treeShape(trace, node).draw),
  moves: (trace, node) => words.count([...trace.children(node)].length),
  pv: (trace, node, naming) => game(trace, node, naming),
  alpha: (trace, node) => words.signed(trace.windowAt(node).alpha),
  beta: (trace, node) => words.signed(trace.windowAt(node).beta),
  cutMoves: (trace, node) => words.count(bits(trace.cut?.[node] ?? 0)),
  saved: (trace, node) => counted(savedAt(trace, node)),
  sum: (trace, node) => words.evaluationSum(evaluationFacts(trace, node)),
};

/** Facts of a ply: `ply(5)` for its nodes, `ply(5).xWins`. */
const plyFacts: Record<string, (trace: Trace, ply: number) => string> = {
  nodes: (trace, ply) => words.count(treeShape(trace).plies[ply]?.calls ?? 0),
  xWins: (trace, ply) => words.count(treeShape(trace).plies[ply]?.x ?? 0),
  oWins: (trace, ply) => words.count(treeShape(trace).plies[ply]?.o ?? 0),
  draws: (trace, ply) => words.count(treeShape(trace).plies[ply]?.draw ?? 0),
};

/** Facts of the game tree through a lens: `lens(classes)` for its nodes, `lens(merged).games`. */
const lensFacts: Record<string, (trace: Trace, lens: LensName) => string> = {
  nodes: (trace, lens) => counted(lensOf(trace.root, lens)?.nodes ?? null),
  games: (trace, lens) => counted(lensOf(trace.root, lens)?.games ?? null),
};

/**
 * Formats a fact for prose: one of `searchFacts` such as `nodes`, `ply(3).xWins`, `lens(merged).games`, or of a node by
 * its moves from the root, `node(3,7).score`. Throws on anything else and on a node that was not searched.
 */
export function valueOf(trace: Trace, what: string, context: ValueContext = {}): string {
  const { step = 0, naming = defaultNaming } = context;
  const [, ply, count = 'nodes'] = /^ply\((\d{1,2})\)(?:\.(\w+))?$/.exec(what.trim()) ?? [];
  if (ply !== undefined) return pick(plyFacts, count, what, plyForms)(trace, Number(ply));
  const [, lens, counts = 'nodes'] = /^lens\((\w+)\)(?:\.(\w+))?$/.exec(what.trim()) ?? [];
  if (lens !== undefined) {
    const known = lensNames.find((each) => each === lens);
    if (!known) throw new SyntaxError(words.errors.value(what, lensForms));
    return pick(lensFacts, counts, what, lensForms)(trace, known);
  }
  const [, name, subject, path, field] = /^(?:(\w+)|(root|node\(([^()]*)\))\.(\w+))$/.exec(what.trim()) ?? [];
  if (name !== undefined) return pick(searchFacts, name, what, valueForms)(trace, { step, naming });
  if (subject === undefined) throw new SyntaxError(words.errors.value(what, valueForms));
  const forms = Object.keys(nodeFacts).map((each) => `${subject}.${each}`);
  const read = pick(nodeFacts, field, what, forms);
  return read(trace, path === undefined ? 0 : nodeAt(trace, path, what), naming);
}

const plyForms = ['ply(…)', ...['xWins', 'oWins', 'draws'].map((field) => `ply(…).${field}`)];

const lensForms = lensNames.flatMap((lens) => [`lens(${lens})`, `lens(${lens}).games`]);

/** All expressions, for suggestions. */
export const valueForms: readonly string[] = [
  ...Object.keys(searchFacts),
  ...plyForms,
  ...lensForms,
  ...Object.keys(nodeFacts).map((field) => `root.${field}`),
  ...Object.keys(nodeFacts).map((field) => `node(…).${field}`),
];

function pick<T>(table: Record<string, T>, name: string, what: string, forms: readonly string[]): T {
  if (!Object.hasOwn(table, name)) throw new SyntaxError(words.errors.value(what, forms));
  return table[name];
}

function game(trace: Trace, node: number, naming: CellNaming): string {
  const moves = trace.principalNodes(node).slice(1);
  return words.moveList(moves.map((each) => trace.root.game.moveName(trace.move[each], naming)));
}

function leavesBelow(trace: Trace, node: number): number {
  let leaves = 0;
  for (let at = node; at < trace.end[node]; at++) if (trace.kindOf(at) === Kind.terminal) leaves++;
  return leaves;
}

/** The score; for a node that the search stopped in, its bound. */
function knownScore(trace: Trace, node: number): string {
  if (!trace.isUnfinished(node)) return words.signed(trace.score[node]);
  return trace.bestChild(node) === null
    ? words.tree.open
    : words.bounded(words.signed(trace.score[node]), trace.bound(node));
}

function counted(count: number | null): string {
  return count === null ? words.uncounted : words.count(count);
}
