import { expect, test } from 'vitest';
import { comeNearAll, open } from './browser.ts';
import { paths } from './paths.ts';

// `open` fails a test whose page logs an error, and every violation of the policy is logged as one.
test.each(paths)(
  'page /%s obeys its own policy, which allows nothing inline and no other origin',
  async (path) => {
    const page = await open(path);
    const policy = await page.locator('meta[http-equiv="Content-Security-Policy"]').getAttribute('content');
    expect(policy).toContain("default-src 'none'");
    expect(policy).not.toMatch(/unsafe|\*|https?:/);
    await comeNearAll(page);
  },
);
