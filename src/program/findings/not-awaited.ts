import type { ProgramTrace } from '../../search/index.ts';
import { words } from '../../words/index.ts';
import type { Finding } from '../program.ts';

/**
 * The first line of JavaScript that calculates with a call of an async function of the search, and does not wait for its
 * result; null if there is none. A promise that is returned, collected or given to `Promise.all` may be awaited later.
 */
export function findNotAwaited(trace: ProgramTrace, source: string): Finding | null {
  const { functions, ran, callLine } = trace.program;
  const names = new Set([...ran].map((index) => functions[index].name));
  const asynchronous = [...names].filter((name) =>
    new RegExp(`\\basync\\s+(?:function\\s*\\*?\\s*)?${name}\\s*\\(|\\b${name}\\s*=\\s*async\\b`).test(
      source,
    ),
  );
  for (const [at, text] of source.split('\n').entries())
    for (const name of asynchronous) {
      const node = callLine.indexOf(at + 1);
      if (node < 0 || !calculatesWith(name, text, source)) continue;
      const [step, line] = [trace.enterStep(node), at + 1];
      const fault = { kind: 'fault', rule: 'not-awaited', isLineWrong: true, shouldBe: null } as const;
      return { ...fault, step, line, text: words.faults['not-awaited'](name, line) };
    }
  return null;
}

/** Whether a line uses the promise of a call as a value: at once, or under a name that nothing awaits. */
function calculatesWith(name: string, text: string, source: string): boolean {
  const called = String.raw`(?:\w+\.)*${name}\(`;
  const kept = new RegExp(`(?:^\\s*|[;{]\\s*|\\b(?:const|let|var)\\s+)(\\w+)\\s*=\\s*[-+]?${called}`).exec(
    text,
  );
  if (!kept) return new RegExp(`(?:[-+*/<>]|Math\\.\\w+\\([^)]*,)\\s*${called}`).test(text);
  return !new RegExp(`\\bawait\\b[^;\\n]*\\b${kept[1]}\\b|\\b${kept[1]}\\.then\\b`).test(source);
}

/** Whether a call returned what arithmetic makes of a promise. */
export function returnsNoNumber({ program: { values, returned } }: ProgramTrace): boolean {
  return returned.some((id) => id >= 0 && values[id] === 'NaN');
}
