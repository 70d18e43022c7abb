import ts from 'typescript';
import type { Move, Position, Side } from '../../../src/game/index.ts';
import { scoreOutcome, type ResolvedOptions, resolveOptions } from '../../../src/search/index.ts';
import type { Listed, Outcome } from './runs.ts';

/** What the listings call and do not show. */
const declarations = `
type Side = 'x' | 'o';
type Move = number;
interface Position { readonly toMove: Side }
declare function isOver(position: Position): boolean;
declare function score(position: Position, depth?: number): number;
declare function scoreFor(player: Side, position: Position, depth: number): number;
declare function isMaxToMove(position: Position): boolean;
declare function moves(position: Position): Move[];
declare function play(position: Position, move: Move): Position;
declare function children(position: Position): Position[];
declare function key(position: Position): string;
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
  const helpers = { ...helpersFor(options), counted };
  const counting = names.map((name) => `${name} = counted(${name});`).join(' ');
  // oxlint-disable-next-line no-implied-eval, no-new-func -- the listing is our own text, run to see that it is right
  const make = new Function(...Object.keys(helpers), `${outputText}; ${counting} return ${names[0]};`);
  const entry = make(...Object.values(helpers)) as (...given: unknown[]) => unknown;
  const rest = {
    depth: [0],
    player: [0, root.toMove],
    window: [0, -Infinity, Infinity],
  };
  const returned = entry(root, ...rest[takes]);
  const [value, move] = Array.isArray(returned) ? (returned as (number | null)[]) : [returned as number];
  // A sign that is flipped makes a draw −0, which is 0.
  return { value: value! + 0, move: move ?? null, calls };
}

/** The functions that a listing declares, the one to be called first. */
function functionsIn(code: string): string[] {
  return [...code.matchAll(/^function (\w+)/gm)].map(([, name]) => name);
}

function helpersFor(options: ResolvedOptions) {
  const outcome = (position: Position) => position.game.outcome(position);
  const moves = (position: Position) => position.game.moves(position);
  const play = (position: Position, move: Move) => position.game.play(position, move);
  return {
    moves,
    play,
    children: (position: Position) => moves(position).map((move) => play(position, move)),
    key: (position: Position) => position.game.format(position),
    isOver: (position: Position) => outcome(position) !== null,
    isMaxToMove: ({ toMove }: Position) => toMove === options.max,
    score: (position: Position, depth = 0) => scoreOutcome(outcome(position)!, depth, options),
    scoreFor: (max: Side, position: Position, depth: number) =>
      scoreOutcome(outcome(position)!, depth, { ...options, max }),
  };
}
