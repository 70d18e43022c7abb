import { Kind, type CodeName, type Trace } from '../../search/index.ts';
import { findBestSoFar, findMoment, writePenaltySum } from '../../walk/index.ts';
import { words } from '../../words/index.ts';
import type { LitRole } from './code-runs.ts';
import type { CodeLine } from './code-scene.ts';
import type { Role } from './listing.ts';
import type { Parts } from './book.ts';
import { assembleNamedCode, type NamedCodeLine } from './named-code.ts';

/** A stage or a faulty program at a step. Programs have different lines, so a run lists every role that its line may have. */
export function buildNamedCodeScene(
  trace: Trace,
  step: number,
  name: CodeName,
  parts: Parts,
  isRevealed: boolean,
): CodeLine[] {
  const lines = assembleNamedCode(name, parts, isRevealed);
  const { node, kind } = findMoment(trace, step);
  const runs =
    kind === 'enter'
      ? listNamedCallRoles(trace, node, lines)
      : listNamedReturnRoles(trace, step, name, lines);
  const notes = new Map(runs);
  const strong = runs[kind === 'enter' ? 0 : runs.length - 1]?.[0];
  return lines.map(({ role, text, mistake }, index) => ({
    number: index + 1,
    text,
    lit: role === null || !notes.has(role) ? 'none' : role === strong ? 'strong' : 'soft',
    note: findNote(lines, index, notes),
    mistake,
  }));
}

function listNamedCallRoles(trace: Trace, node: number, lines: readonly NamedCodeLine[]): LitRole[] {
  const has = (role: Role) => lines.some((line) => line.role === role);
  const header: Role = node === 0 && has('choose') ? 'choose' : 'call';
  const depth = trace.options.code === 'wrong-sign' ? words.code.depth(trace.ply[node]) : '';
  const isOver = findEndRole(trace, node, lines) !== null;
  const runs: LitRole[] = [[header, depth]];
  // Where every result has a test of its own, no single one says whether the game is over.
  const verdict = has('leaf-x') ? '' : words.code.isOver(isOver);
  if (header === 'call') runs.push(['over', verdict]);
  if (isOver || (header === 'call' && has('choose'))) return runs;
  const isMax = codeTakesLargest(trace, node);
  return [
    ...runs,
    ['side', words.code.isMax(isMax)],
    ['start', words.code.best(isMax ? -Infinity : Infinity)],
  ];
}

function listNamedReturnRoles(
  trace: Trace,
  step: number,
  name: CodeName,
  lines: readonly NamedCodeLine[],
): LitRole[] {
  const { node } = findMoment(trace, step);
  if (trace.isUnfinished(node)) return [];
  const worth = writePenaltySum(trace, node) ?? formatAnswer(trace, node, name);
  const own: LitRole = [findEndRole(trace, node, lines) ?? findRestRole(trace, node, lines), worth];
  const printed = trace
    .printedBy(step)
    .slice(trace.printedBy(step - 1).length)
    .join(', ');
  const looped: LitRole[] = [
    ['loop', ''],
    ['print', printed],
  ];
  const before = printed ? looped : [];
  if (node === 0) return [...before, own];
  const caller = trace.parent[node];
  const kept = findBestSoFar(trace, caller, trace.exitStep(node));
  const keep: Role[] = ['keep', codeTakesLargest(trace, caller) ? 'max-best' : 'min-best'];
  const best = kept === null ? '' : words.code.best(kept.score);
  const runs: LitRole[] = [...before, own, ['value', words.formatScore(trace.score[node])]];
  const found = lines.find(({ role }) => role !== null && keep.includes(role))?.role;
  return found ? [...runs, [found, best]] : runs;
}

function formatAnswer(trace: Trace, node: number, name: CodeName): string {
  const score = trace.score[node];
  if (name !== 'value-and-move') return words.formatScore(score);
  const move = trace.bestMove(node);
  return words.probe.pair(score, move === null ? null : trace.root.game.moveName(move, '0-8'));
}

/** Null where the code does not see that the game is over. */
function findEndRole(trace: Trace, node: number, lines: readonly NamedCodeLine[]): Role | null {
  const outcome = trace.root.game.outcome(trace.position(node));
  if (outcome === null || trace.kindOf(node) !== Kind.terminal) return null;
  // The function that chooses does not test whether the game is over.
  if (node === 0 && lines.some(({ role }) => role === 'choose')) return null;
  if (outcome === 'draw' && trace.options.code === 'draw-as-unfinished') return null;
  const ends: Role[] = typeof outcome === 'string' ? [`leaf-${outcome}`, 'leaf-rest', 'leaf'] : ['leaf'];
  return ends.find((end) => lines.some(({ role }) => role === end)) ?? null;
}

/** The line that returns when no leaf line does: the last one, or the header if the code has run out of lines. */
function findRestRole(trace: Trace, node: number, lines: readonly NamedCodeLine[]): Role {
  const ends: Role[] = trace.kindOf(node) === Kind.answered ? ['leaf-rest', 'return'] : ['return'];
  return ends.find((end) => lines.some(({ role }) => role === end)) ?? 'call';
}

/** Swaps MAX and MIN for the program with that mistake. */
function codeTakesLargest(trace: Trace, node: number): boolean {
  return trace.isMax(node) !== (trace.options.code === 'swapped-min-max');
}

function findNote(lines: readonly NamedCodeLine[], index: number, notes: ReadonlyMap<Role, string>): string {
  const { role } = lines[index];
  if (role === null || lines.findLastIndex((line) => line.role === role) !== index) return '';
  return notes.get(role) ?? '';
}
