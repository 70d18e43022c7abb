import { LINE, RunLog } from './run-log.ts';

/** Reduces a log to the calls of some functions. */
export function keepCalls(log: RunLog, functions: ReadonlySet<number>): RunLog {
  const kept = new RunLog();
  kept.argumentTexts.push(...log.argumentTexts);
  kept.values.push(...log.values);
  const open: boolean[] = [];
  const events: number[] = [];
  log.each((event) => {
    const isCall = event >= 0 && event < LINE;
    if (isCall) open.push(functions.has(Number.parseInt(log.argumentTexts[event], 10)));
    if (isCall ? open.at(-1) : event < 0 && open.pop()) events.push(event);
  });
  kept.add(Int32Array.from(events));
  return kept;
}
