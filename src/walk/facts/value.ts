import { countBits, defaultNaming, type CellNaming } from '../../game/index.ts';
import { Kind, countSavedNodes, type Trace } from '../../search/index.ts';
import { words } from '../../words/index.ts';
import type { FactKind, FactName, factKinds } from './fact-kinds.ts';
import { countStats } from './stats.ts';
import { lensNames, countThroughLens, type LensName } from './lens-counts.ts';
import { findNode } from '../node-at.ts';
import { sumEvaluation } from '../sentence/reasons.ts';
import { measureShape } from './tree-shape.ts';

export interface ValueContext {
  readonly step?: number | undefined;
  readonly naming?: CellNaming | undefined;
}

/** A count is null if it is unknown. */
type FactValue<K extends FactKind> = K extends 'count' ? number | null : string;

/** How facts of one subject are read: the reader's step, a node, a ply or a lens. */
type Facts<Subject> = {
  readonly [N in FactName]?: (
    trace: Trace,
    subject: Subject,
    naming: CellNaming,
  ) => FactValue<(typeof factKinds)[N]>;
};

const searchFacts: Facts<number> = {
  nodes: (trace) => trace.length,
  leaves: (trace) => countLeaves(trace, 0),
  steps: (trace) => trace.stepCount,
  moves: (trace) => [...trace.children(0)].length,
  pv: (trace, _step, naming) => writePrincipalGame(trace, 0, naming),
  step: (_trace, step) => words.formatCount(step + 1),
  interior: (trace) => countStats(trace).interior,
  frontier: (trace) => countStats(trace).frontier,
  hits: (trace) => countStats(trace).hits,
  cutoffs: (trace) => countStats(trace).cutoffs,
  cutMoves: (trace) => countStats(trace).cutMoves,
  plain: (trace) => countStats(trace).plain,
  saved: (trace) => {
    const { plain } = countStats(trace);
    return plain === null ? null : plain - trace.length;
  },
  evaluations: (trace) => trace.length - 1,
};

/** Facts of one node: `root.score`, `node(3,7).size`. */
const nodeFacts: Facts<number> = {
  score: (trace, node) => formatKnownScore(trace, node),
  best: (trace, node, naming) => {
    const move = trace.bestMove(node);
    return move === null ? words.noMove : trace.root.game.moveName(move, naming);
  },
  size: (trace, node) => trace.size(node),
  leaves: (trace, node) => countLeaves(trace, node),
  xWins: (trace, node) => measureShape(trace, node).x,
  oWins: (trace, node) => measureShape(trace, node).o,
  draws: (trace, node) => measureShape(trace, node).draw,
  moves: (trace, node) => [...trace.children(node)].length,
  pv: (trace, node, naming) => writePrincipalGame(trace, node, naming),
  alpha: (trace, node) => words.formatScore(trace.windowAt(node).alpha),
  beta: (trace, node) => words.formatScore(trace.windowAt(node).beta),
  cutMoves: (trace, node) => countBits(trace.cut?.[node] ?? 0),
  saved: (trace, node) => countSavedNodes(trace, node),
  sum: (trace, node) => words.formatEvaluation(sumEvaluation(trace, node)),
};

/** Facts of a ply: `ply(5)` for its nodes, `ply(5).xWins`. */
const plyFacts: Facts<number> = {
  nodes: (trace, ply) => measureShape(trace).plies[ply]?.calls ?? 0,
  xWins: (trace, ply) => measureShape(trace).plies[ply]?.x ?? 0,
  oWins: (trace, ply) => measureShape(trace).plies[ply]?.o ?? 0,
  draws: (trace, ply) => measureShape(trace).plies[ply]?.draw ?? 0,
};

/** Facts of the game tree through a lens: `lens(classes)` for its nodes, `lens(merged).games`. */
const lensFacts: Facts<LensName> = {
  nodes: (trace, lens) => countThroughLens(trace.root, lens)?.nodes ?? null,
  games: (trace, lens) => countThroughLens(trace.root, lens)?.games ?? null,
};

/** Formats a fact such as `nodes`, `ply(3).xWins`, `node(3,7).score`. Throws on unknown facts and unsearched nodes. */
export function formatFact(trace: Trace, what: string, context: ValueContext = {}): string {
  const value = readFact(trace, what, context);
  if (typeof value === 'string') return value;
  return value === null ? words.uncounted : words.formatCount(value);
}

function readFact(trace: Trace, what: string, context: ValueContext): FactValue<FactKind> {
  const { step = 0, naming = defaultNaming } = context;
  const [, ply, count = 'nodes'] = /^ply\((\d{1,2})\)(?:\.(\w+))?$/.exec(what.trim()) ?? [];
  if (ply !== undefined) return pick(plyFacts, count, what, plyForms)(trace, Number(ply), naming);
  const [, lens, counts = 'nodes'] = /^lens\((\w+)\)(?:\.(\w+))?$/.exec(what.trim()) ?? [];
  if (lens !== undefined) {
    const known = lensNames.find((each) => each === lens);
    if (!known) throw new SyntaxError(words.errors.value(what, lensForms));
    return pick(lensFacts, counts, what, lensForms)(trace, known, naming);
  }
  const [, name, subject, path, field] = /^(?:(\w+)|(root|node\(([^()]*)\))\.(\w+))$/.exec(what.trim()) ?? [];
  if (name !== undefined) return pick(searchFacts, name, what, valueForms)(trace, step, naming);
  if (subject === undefined) throw new SyntaxError(words.errors.value(what, valueForms));
  const forms = Object.keys(nodeFacts).map((each) => `${subject}.${each}`);
  const read = pick(nodeFacts, field, what, forms);
  return read(trace, path === undefined ? 0 : findNode(trace, path, what), naming);
}

const plyForms = ['ply(…)', ...['xWins', 'oWins', 'draws'].map((field) => `ply(…).${field}`)];

const lensForms = lensNames.flatMap((lens) => [`lens(${lens})`, `lens(${lens}).games`]);

export const valueForms: readonly string[] = [
  ...Object.keys(searchFacts),
  ...plyForms,
  ...lensForms,
  ...Object.keys(nodeFacts).map((field) => `root.${field}`),
  ...Object.keys(nodeFacts).map((field) => `node(…).${field}`),
];

function pick<Subject>(facts: Facts<Subject>, name: string, what: string, forms: readonly string[]) {
  const read = Object.hasOwn(facts, name) && facts[name as FactName];
  if (!read) throw new SyntaxError(words.errors.value(what, forms));
  return read;
}

function writePrincipalGame(trace: Trace, node: number, naming: CellNaming): string {
  const moves = trace.principalNodes(node).slice(1);
  return words.joinMoves(moves.map((each) => trace.root.game.moveName(trace.move[each], naming)));
}

function countLeaves(trace: Trace, node: number): number {
  let leaves = 0;
  for (let at = node; at < trace.end[node]; at++) if (trace.kindOf(at) === Kind.terminal) leaves++;
  return leaves;
}

/** The score; for a node that the search stopped in, its bound. */
function formatKnownScore(trace: Trace, node: number): string {
  if (!trace.isUnfinished(node)) return words.formatScore(trace.score[node]);
  return trace.bestChild(node) === null
    ? words.tree.open
    : words.formatBound(words.formatScore(trace.score[node]), trace.bound(node));
}
