import type { Page } from 'playwright';

/** Type that is wider than that of most machines, and the spacing that a reader may set (WCAG 1.4.12). */
export const textStyles = {
  'the usual type': '',
  'wide type': `* { font-family: 'DejaVu Sans', Verdana, sans-serif !important }`,
  'the spacing of a reader': `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
    p { margin-block-end: 2em !important }`,
} as const;

/** Gives the page and all widgets in it a style sheet, in place of the one before. */
export async function setTextStyle(page: Page, css: string): Promise<void> {
  await page.evaluate((text) => {
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
  }, css);
}
