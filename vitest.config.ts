import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { launchOptions } from './src/build/find-browser.js';
import { inlineWorkers } from './src/build/inline-workers.ts';
import { languageParts } from './src/build/language-parts.ts';
import { bundledWorkers } from './test/bundled-workers.ts';
import { PATIENCE } from './test/patience.ts';
import { sampledFiles } from './test/sample.ts';

/** Tests and hooks wait for conditions; their own limit only ends what hangs. */
const patient = {
  testTimeout: 3 * PATIENCE,
  hookTimeout: 3 * PATIENCE,
  expect: { poll: { timeout: PATIENCE } },
};

/**
 * Tests that run readers' programs for long, and are sampled by file. That a right program is never called wrong is
 * tested in each run: by `never-accused`, `judge-trace` and `check-program`.
 */
const slowPrograms = [
  'block-orders',
  'board-beside',
  'cell-keys',
  'choosers',
  'ends',
  'goals',
  'judge',
  'known-reading',
  'left-out-side',
  'lesson-programs',
  'made-board',
  'mistake-names',
  'mistake-pages',
  'mistakes',
  'mutants',
  'named-functions',
  'not-awaited',
  'one-verdict',
  'playing-program',
  'promises',
  'prove-blocks',
  'python',
  'reached-states',
  'recorded',
  'students',
  'tournament',
];

/** Journeys through the built site that every run takes, whatever the day. */
const journeys = [
  'address',
  'code',
  'compare',
  'entries',
  'live-class',
  'no-script',
  'pages',
  'presenting',
  'walk',
];

/**
 * Three kinds of tests: rooms without a screen in Node, the others in Chromium, and the built site as a reader meets it.
 */
export default defineConfig({
  test: {
    passWithNoTests: true,
    maxConcurrency: 3,
    // How long each file took is kept in one file for all projects, which run side by side.
    cache: false,
    projects: [
      {
        test: {
          name: 'unit',
          include: [
            'test/*.test.ts',
            'test/{words,game,search,walk,views,lesson,lib,class}/**/*.test.ts',
            ...sampledFiles('test/program', 8, (name) => !slowPrograms.includes(name)),
          ],
          environment: 'node',
          // Nothing in these rooms keeps state: a worker imports each module once for all files.
          isolate: false,
          maxWorkers: 2,
          ...patient,
        },
      },
      {
        plugins: [languageParts(), inlineWorkers(), bundledWorkers()],
        test: {
          name: 'browser',
          include: [...sampledFiles('test/elements', 4), ...sampledFiles('test/site', 4)],
          // Modules are fetched once for all files, which takes half of the time; each test cleans up after itself.
          isolate: false,
          maxWorkers: 2,
          sequence: { groupOrder: 1 },
          ...patient,
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            connectTimeout: PATIENCE,
            provider: playwright({ launchOptions: await launchOptions() }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
      {
        test: {
          name: 'e2e',
          include: [
            'test/build/**/*.test.ts',
            ...sampledFiles('test/e2e', 5, (name) => journeys.includes(name)),
          ],
          environment: 'node',
          globalSetup: 'test/e2e/serve-dist.ts',
          setupFiles: 'test/e2e/taken-tests.ts',
          // Most of the time a page waits for the clock or the network: more workers than cores.
          maxWorkers: 4,
          isolate: false,
          // A browser that a busy machine holds up for half a minute is asked once more; the report says which were.
          retry: 1,
          sequence: { groupOrder: 2 },
          ...patient,
        },
      },
    ],
  },
});
