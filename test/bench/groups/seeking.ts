import { parsePosition, search, stateAt } from '../../../src/lib/engine.ts';
import { eventsOf, replayTo } from '../baseline/event-replay.ts';
import { randomSteps, type Group } from '../measure.ts';

/** Random steps of the whole tree: node, call stack, and the best so far in every frame. */
export function seeking(): Group {
  const trace = search(parsePosition('.../.../...'), { scoring: 'depth' });
  const events = eventsOf(trace);
  const steps = randomSteps(20_000, trace.stepCount);
  const few = steps.slice(0, 10);
  return {
    title: 'Going to a random step of the whole tree',
    rounds: 20,
    baseline: {
      name: 'replaying a list of events',
      operations: few.length,
      run: () => few.map((step) => replayTo(events, step).length),
    },
    tasks: [
      {
        name: 'state from the columns',
        operations: steps.length,
        run: () => steps.reduce((sum, step) => sum + stateAt(trace, step).stack.length, 0),
      },
      {
        name: 'state and sentence',
        operations: few.length,
        run: () => few.map((step) => stateAt(trace, step).sentence),
      },
    ],
  };
}
