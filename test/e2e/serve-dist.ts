import { dirname } from 'node:path';
import { chromium } from 'playwright';
import type { TestProject } from 'vitest/node';
import { launchOptions } from '../../src/build/find-browser.js';
import { serve } from '../../src/build/serve.js';
import { findBuilt } from '../built.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The address of the built site, with a slash at its end. */
    site: string;
    /** Where the one Chromium of the run listens for Playwright. */
    browser: string;
  }
}

/** Serves the built site below a path of some depth, and launches one Chromium for all end-to-end tests. */
export default async function serveDist(project: TestProject): Promise<() => Promise<void>> {
  const dist = dirname(findBuilt('index.html'));
  const server = await serve(dist, { base: '/some/sub/path/' });
  const browser = await chromium.launchServer({ ...(await launchOptions()), host: '127.0.0.1' });
  project.provide('site', server.url);
  project.provide('browser', browser.wsEndpoint());
  return async () => {
    await browser.close();
    await server.close();
  };
}
