import { formatCount } from '../../src/words/en/numbers.ts';

/** What the fuzzer tells: each event before it happens, and every problem with the event after which it showed. */
export const told = {
  event: (event: number, name: string) => `Event ${formatCount(event)}: ${name}`,
  failed: (seed: number, event: number, name: string, problem: string) =>
    `seed ${seed}, event ${event} (${name}): ${problem}`,
  problems: {
    step: (step: number, host: number, stepCount: number) =>
      `the session stands at step ${step} and its host at ${host}, of ${stepCount}`,
    address: (fragment: string, part: string) => `the address “${fragment}” does not tell ${part}`,
    current: (nodes: readonly string[], node: number) =>
      `the tree shows [${nodes.join(', ')}] as current, expected [${node}]`,
    caption: (shown: string, sentence: string) => `the caption says “${shown}”, expected “${sentence}”`,
    stack: (shown: string, frames: number) => `the stack shows “${shown}” calls, expected ${frames}`,
    best: (shown: string, best: string, node: number) =>
      `the stack says “${shown}” for node ${node}, whose best is ${best}`,
    nodes: (nodes: number, limit: number) => `the page has ${nodes} elements, expected at most ${limit}`,
  },
};
