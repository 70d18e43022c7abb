import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { comeNearAll, open } from './browser.ts';
import { paths } from './paths.ts';

/** Type that is wider than that of most machines, and the spacing that a reader may set (WCAG 1.4.12). */
const types = {
  'the usual type': '',
  'wide type': `* { font-family: 'DejaVu Sans', Verdana, sans-serif !important }`,
  'the spacing of a reader': `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
    p { margin-block-end: 2em !important }`,
};

/** Gives the page and all widgets in it a style sheet, in place of the one before, and says how wide the page is. */
function widthWith(page: Page, css: string): Promise<number> {
  return page.evaluate((text) => {
    const key = 'test';
    const inside = (root: Document | ShadowRoot): (Document | ShadowRoot)[] => [
      root,
      ...[...root.querySelectorAll('*')].flatMap(({ shadowRoot }) => (shadowRoot ? inside(shadowRoot) : [])),
    ];
    for (const root of inside(document)) {
      const sheet = new CSSStyleSheet({ media: `all, ${key}` });
      sheet.replaceSync(text);
      const others = root.adoptedStyleSheets.filter(({ media }) => !media.mediaText.includes(key));
      root.adoptedStyleSheets = [...others, sheet];
    }
    return document.documentElement.scrollWidth;
  }, css);
}

test.each(paths)(
  '/%s does not scroll sideways on a screen of 320 pixels, whatever the type',
  async (path) => {
    const page = await open(path, { viewport: { width: 320, height: 640 }, hasTouch: true });
    await comeNearAll(page);
    for (const [name, css] of Object.entries(types)) expect.soft(await widthWith(page, css), name).toBe(320);
  },
);
