import { parseArgs } from 'node:util';
import { installBrowser } from '../src/build/find-browser.js';
import { installPackages } from '../src/build/install.js';
import { npm, tool } from '../src/build/run.js';

/** The long form of the fuzzing that `npm test` does: `npm run fuzz -- --seeds 4,17 --events 2000 --pages explore`. */
const { values } = parseArgs({
  options: {
    seeds: { type: 'string', default: `4,${Math.floor(Math.random() * 1e9)}` },
    events: { type: 'string', default: '2000' },
    pages: { type: 'string', default: '' },
  },
});

installPackages();
await installBrowser();
console.log(`Fuzzing with seeds ${values.seeds}, ${values.events} events each`);
Object.assign(process.env, {
  FUZZ_SEEDS: values.seeds,
  FUZZ_EVENTS: values.events,
  FUZZ_PAGES: values.pages,
  PLYBOOK_LONG: '1',
});
const hasSurvived =
  npm('run', '--silent', 'build') && tool('vitest', 'run', '--project', 'e2e', 'test/e2e/fuzz.test.ts');
process.exitCode = hasSurvived ? 0 : 1;
