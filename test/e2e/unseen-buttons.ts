import type { Page } from 'playwright';

/**
 * Buttons that the text of a page names, in bold or after “press”, and that are not to be seen at one of these widths;
 * a text that says ⋯ may mean one that ⋯ brings. Notes for teachers are about a projector.
 */
export async function unseenButtons(page: Page, widths: readonly number[]): Promise<string[]> {
  const before = page.viewportSize()!;
  const found: string[] = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height: before.height });
    found.push(...(await page.evaluate(unseen)).map((each) => `${each}, ${width} pixels wide`));
  }
  await page.setViewportSize(before);
  return found;
}

function unseen(): string[] {
  const all = (root: ParentNode): Element[] =>
    [...root.querySelectorAll('*')].flatMap((each) => [
      each,
      ...(each.shadowRoot ? all(each.shadowRoot) : []),
    ]);
  const isSeen = (each: Element) => each.checkVisibility() && each.getBoundingClientRect().width > 1;
  const nameOf = ({ childNodes }: Element) =>
    [...childNodes]
      .filter(({ nodeName }) => !['KBD', '#comment'].includes(nodeName))
      .map((each) => each.textContent)
      .join('')
      .trim();
  const buttons = all(document.querySelector('main')!).filter((each) => each.localName === 'button');
  const named = (name: string) => buttons.filter((each) => nameOf(each) === name);
  const hasMore = (each: Element) =>
    [...(each.getRootNode() as ShadowRoot).querySelectorAll('.more')].some(isSeen);
  const texts = [...document.querySelectorAll('article :is(p, li)')].filter(
    (each) => !each.closest('.notes'),
  );
  return texts.filter(isSeen).flatMap((text) => {
    const bold = [...text.querySelectorAll('strong')].map((each) => each.textContent);
    const pressed = [...text.textContent.matchAll(/\b[Pp]ress ([A-Z]\w*(?: [a-z]+)*)/g)].map(([, name]) => {
      const parts = name.split(' ');
      const starts = parts.map((_, at) => parts.slice(0, parts.length - at).join(' '));
      return starts.find((each) => named(each).length > 0) ?? parts[0];
    });
    return [...bold.filter((name) => named(name).length > 0), ...pressed]
      .filter((name) => /^[A-Z]/.test(name))
      .filter((name) => {
        const copies = named(name);
        return !copies.some(isSeen) && !(text.textContent.includes('⋯') && copies.some(hasMore));
      })
      .map((name) => `“${name}” in “${text.textContent.trim().slice(0, 60)}”`);
  });
}
