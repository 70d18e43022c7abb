import { ticTacToe } from '../../src/game/index.ts';
import { completeRun, runProgram } from '../../src/program/run-program.ts';
import { startInterpreter } from '../../src/program/python/start-interpreter.ts';
import { makeRuntime } from '../program/run-here.ts';

/** Minimax as short as students write it: a list of nine that is marked and cleared again. */
export const source = `LINES = ((0, 1, 2), (3, 4, 5), (6, 7, 8), (0, 3, 6), (1, 4, 7), (2, 5, 8), (0, 4, 8), (2, 4, 6))

def winner(board):
    for a, b, c in LINES:
        if board[a] != " " and board[a] == board[b] == board[c]:
            return board[a]
    return None

def minimax(board, is_max):
    won = winner(board)
    if won == "X":
        return 1
    if won == "O":
        return -1
    if " " not in board:
        return 0
    best = -2 if is_max else 2
    for cell in range(9):
        if board[cell] == " ":
            board[cell] = "X" if is_max else "O"
            value = minimax(board, not is_max)
            board[cell] = " "
            if is_max:
                best = max(best, value)
            else:
                best = min(best, value)
    return best
`;

/** What the search of a board takes on CPython, bare and recorded, in milliseconds of the processor. */
export async function programCost(
  x: number,
  isMax: boolean,
): Promise<{ calls: number; bare: number; recorded: number; rebuilt: number }> {
  const position = ticTacToe.makePosition(x, 0);
  const python = await startInterpreter();
  python.runPython(source);
  const board = `[${Array.from({ length: 9 }, (_, cell) => ((x >> cell) & 1 ? '"X"' : '" "')).join(', ')}]`;
  const bare = await processorTime(() => python.runPython(`minimax(${board}, ${isMax ? 'True' : 'False'})`));
  const runtime = await makeRuntime({ source, language: 'python' });
  const program = {
    source,
    language: 'python',
    call: '',
    position,
    limits: { calls: 1e6, seconds: 600 },
  } as const;
  let run: ReturnType<typeof completeRun> | null = null;
  let facts: ReturnType<typeof runProgram> | null = null;
  const recorded = await processorTime(() => (facts = runProgram(runtime, program)));
  const rebuilt = await processorTime(() => (run = completeRun(facts!, runtime.log)));
  return { calls: run!.trace?.length ?? 0, bare, recorded, rebuilt };
}

async function processorTime(work: () => unknown): Promise<number> {
  const begun = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(begun);
  return (user + system) / 1000;
}
