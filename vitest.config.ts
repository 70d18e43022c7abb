import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { launchOptions } from './src/build/browser.js';

/** Three kinds of tests: rooms without a screen in Node, the others in Chromium, and the built site as a reader meets it. */
export default defineConfig({
  test: {
    passWithNoTests: true,
    projects: [
      {
        test: {
          name: 'unit',
          include: ['test/{words,game,search,session,layout,scene,drawing,lesson}/**/*.test.ts'],
          environment: 'node',
          testTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'browser',
          include: ['test/{elements,site}/**/*.test.ts'],
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({ launchOptions: await launchOptions() }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
      {
        test: {
          name: 'e2e',
          include: ['test/{build,e2e}/**/*.test.ts'],
          environment: 'node',
          globalSetup: 'test/e2e/serve-dist.ts',
          testTimeout: 60_000,
          // Pages need longer than the second that is usual where other tests run beside them.
          expect: { poll: { timeout: 10_000 } },
        },
      },
    ],
  },
});
