import { expect, test } from 'vitest';
import { parsePosition } from '../../src/game/index.ts';
import { say } from '../../src/words/index.ts';
import { navigate, makeProgramNarrator } from '../../src/walk/index.ts';
import { listFindings, type ProgramRun } from '../../src/program/index.ts';
import { runHere } from './run-here.ts';
import { startText } from './start-text.ts';

const stageFive = await startText('stage-5.py');
const position = parsePosition('oxx/.xo/o..');

const asked = (source: string) =>
  runHere({ source, language: 'python', call: 'minimax(board, True)', position });

/** Stage 5, with a line after the one that asks about a child which asks about it once more. */
async function askingTwice(again: (call: string) => string): Promise<ProgramRun & { source: string }> {
  const line = /^( +)(.*)(minimax\([^=]*\))$/m.exec(stageFive)!;
  const [whole, indent, , call] = line;
  const source = stageFive.replace(whole, `${whole}\n${indent}${again(call)}`);
  return { ...(await asked(source)), source };
}

test('a program that asks each question once repeats none', async () => {
  const { trace } = await asked(stageFive);
  expect(trace!.repeats).toEqual([]);
  expect(navigate.nextRepeat(trace!, 0)).toBe(0);
});

test('a repeated call is found, described and can be gone to', async () => {
  const run = await askingTwice((call) => call);
  const trace = run.trace!;
  expect(trace.length).toBeGreaterThan(11);
  const children = [...trace.children(0)];
  expect(children.map((child) => trace.findEarlierTwin(child))).toEqual(
    children.map((_, at) => (at % 2 === 0 ? -1 : children[at - 1])),
  );
  for (const node of trace.repeats)
    expect(say`${makeProgramNarrator(trace).describeCall(node, 'a1-c3')}`.text).toContain(
      `Call ${trace.findEarlierTwin(node) + 1} `,
    );
  const steps = trace.repeats.map((node) => trace.enterStep(node));
  const found: number[] = [];
  for (let step = 0, to = -1; (to = navigate.nextRepeat(trace, step)) !== step; step = to) found.push(to);
  expect(found).toEqual(steps);
  expect(navigate.previousRepeat(trace, steps[1])).toBe(steps[0]);
  expect(listFindings(run, run.source)[0]).toMatchObject({ rule: 'asked-twice', step: steps[0] });
});

test('the same board with another flag is another question', async () => {
  const { trace } = await askingTwice((call) => call.replace(/\bnot is_max\b|\b(True|False)\b/, '1'));
  const children = [...trace!.children(0)];
  expect(children.length).toBe(6);
  expect(trace!.repeats.filter((node) => trace!.parent[node] === 0)).toEqual([]);
});
