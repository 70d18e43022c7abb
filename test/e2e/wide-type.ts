import type { Page } from 'playwright';

/** The narrowest screen on which a page is to be read without scrolling sideways, in pixels (WCAG 1.4.10). */
const NARROWEST = 320;

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

/** Sets a page in each kind of type on the narrowest screen; returns those in which it scrolls sideways, in words. */
export async function tooWideIn(page: Page): Promise<string[]> {
  const before = page.viewportSize()!;
  await page.setViewportSize({ width: NARROWEST, height: 640 });
  const found: string[] = [];
  for (const [name, css] of Object.entries(types)) {
    const width = await widthWith(page, css);
    if (width !== NARROWEST) found.push(`${width} pixels wide in ${name}`);
  }
  await widthWith(page, '');
  await page.setViewportSize(before);
  return found;
}
