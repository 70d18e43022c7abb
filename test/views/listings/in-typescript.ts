import ts from 'typescript';
import { opponent, type MnkPosition, type Move, type Position, type Side } from '../../../src/game/index.ts';
import { scoreOutcome, type ResolvedOptions, resolveOptions, scorings } from '../../../src/search/index.ts';
import type { Listed, Outcome } from './runs.ts';

type Board = (Side | null)[];

/** What the listings call and do not show. */
const declarations = `
type Side = 'x' | 'o';
type Move = number;
type Board = (Side | null)[];
interface Position { readonly toMove: Side }
declare const console: { log(value: unknown): void };
declare function isOver(position: Position | Board): boolean;
declare function isFull(position: Position): boolean;
declare function hasWon(position: Position, side: Side): boolean;
declare function score(position: Position | Board, depth?: number): number;
declare function scoreFor(player: Side, position: Position, depth: number): number;
declare function scoreEnd(position: Position): number | null;
declare function isMaxToMove(position: Position): boolean;
declare function moves(position: Position): Move[];
declare function play(position: Position, move: Move): Position;
declare function children(position: Position): Position[];
declare function key(position: Position): string;
declare function other(side: Side): Side;
`;

/** What the compiler of TypeScript has to say about listings, by their name; nothing, if all is well. */
export function compilerProblems(listings: readonly Listed[]): string[] {
  const sources = new Map([['helpers.d.ts', declarations]]);
  for (const [i, listing] of listings.entries()) {
    const code = listing.lines('typescript').join('\n');
    sources.set(`${i}.ts`, `${code}\nexport { ${functionsIn(code).join(', ')} };\n`);
  }
  const options: ts.CompilerOptions = {
    strict: true,
    noUnusedLocals: true,
    noUnusedParameters: true,
    noEmit: true,
    types: [],
    target: ts.ScriptTarget.ES2022,
    lib: ['lib.es2022.d.ts'],
  };
  const host = ts.createCompilerHost(options);
  const fromDisk = host.getSourceFile.bind(host);
  host.getSourceFile = (name, version, ...rest) => {
    const text = sources.get(name);
    return text === undefined ? fromDisk(name, version, ...rest) : ts.createSourceFile(name, text, version);
  };
  const exists = host.fileExists.bind(host);
  host.fileExists = (name) => sources.has(name) || exists(name);
  return ts.getPreEmitDiagnostics(ts.createProgram([...sources.keys()], options, host)).map((problem) => {
    const listing = listings[Number.parseInt(problem.file?.fileName ?? '', 10)];
    return `${listing?.name}: ${ts.flattenDiagnosticMessageText(problem.messageText, ' ')}`;
  });
}

/** Runs a listing in TypeScript. */
export function runTypeScript({ lines, takes }: Listed, root: Position, scoring: 'plain' | 'depth'): Outcome {
  const options = resolveOptions({ scoring }, root);
  const printed: string[] = [];
  let calls = 0;
  const counted =
    (inner: (...given: unknown[]) => unknown) =>
    (...given: unknown[]) => {
      calls++;
      return inner(...given);
    };
  const { outputText } = ts.transpileModule(lines('typescript').join('\n'), {
    compilerOptions: { target: 99 },
  });
  const names = functionsIn(outputText);
  const console = { log: (value: unknown) => void printed.push(String(value)) };
  const helpers = { ...helpersFor(options, root), console, counted };
  const counting = names.map((name) => `${name} = counted(${name});`).join(' ');
  // oxlint-disable-next-line no-implied-eval, no-new-func -- the listing is our own text, run to see that it is right
  const make = new Function(...Object.keys(helpers), `${outputText}; ${counting} return ${names[0]};`);
  const entry = make(...Object.values(helpers)) as (...given: unknown[]) => unknown;
  const rest = {
    position: [],
    depth: [0],
    player: [0, root.toMove],
    window: [0, -Infinity, Infinity],
    board: [root.toMove],
  };
  const returned = entry(takes === 'board' ? boardOf(root) : root, ...rest[takes]);
  const [value, move] = Array.isArray(returned) ? (returned as (number | null)[]) : [returned as number];
  // A sign that is flipped makes a draw −0, which is 0.
  return {
    value: value === undefined || value === null ? null : value + 0,
    move: move ?? null,
    calls,
    printed,
  };
}

/** The functions that a listing declares, the one to be called first. */
function functionsIn(code: string): string[] {
  return [...code.matchAll(/^function (\w+)/gm)].map(([, name]) => name);
}

function helpersFor(options: ResolvedOptions, root: Position) {
  const outcome = (given: Position | Board) => {
    const position = Array.isArray(given) ? positionOf(given, root) : given;
    return position.game.outcome(position);
  };
  const plain = { ...options, scoring: scorings.plain };
  const moves = (position: Position) => position.game.moves(position);
  const play = (position: Position, move: Move) => position.game.play(position, move);
  return {
    moves,
    play,
    children: (position: Position) => moves(position).map((move) => play(position, move)),
    key: (position: Position) => position.game.format(position),
    isOver: (given: Position | Board) => outcome(given) !== null,
    isFull: (position: Position) => outcome(position) === 'draw',
    hasWon: (position: Position, side: Side) => outcome(position) === side,
    isMaxToMove: ({ toMove }: Position) => toMove === options.max,
    score: (given: Position | Board, depth = 0) => scoreOutcome(outcome(given)!, depth, options),
    scoreFor: (max: Side, position: Position, depth: number) =>
      scoreOutcome(outcome(position)!, depth, { ...options, max }),
    scoreEnd: (position: Position) =>
      outcome(position) === null ? null : scoreOutcome(outcome(position)!, 0, plain),
    other: opponent,
  };
}

function boardOf(root: Position): Board {
  return [...root.game.board(root)!.cells];
}

function positionOf(board: Board, { game, toMove }: Position): Position {
  const mask = (side: Side) => board.reduce((sum, mark, cell) => sum | (mark === side ? 1 << cell : 0), 0);
  return { game, toMove, x: mask('x'), o: mask('o') } as MnkPosition;
}
