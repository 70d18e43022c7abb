import type { Page } from 'playwright';

/** Short formulas, moves and pieces of code that break across lines at one of these widths, and signs after code that begin a line, in words. */
export async function brokenFormulas(page: Page, widths: readonly number[]): Promise<string[]> {
  const before = page.viewportSize()!;
  const found: string[] = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height: before.height });
    found.push(...(await page.evaluate(broken)).map((each) => `${each}, ${width} pixels wide`));
  }
  await page.setViewportSize(before);
  return found;
}

function broken(): string[] {
  // A vertical tab is the edge of a pill. One that begins with a sign, `≥ 0`, is no operand and operator.
  const operand = String.raw`[^\s]*[^\s.,:;?!]`;
  const formula = String.raw`${operand}(?:\v?[ \u00a0][−+×÷=≥≤<>≠][ \u00a0]\v?${operand})+`;
  const patterns = [new RegExp(formula, 'g'), /\b[XO][ \u00a0][a-e][1-5]\b/g];
  /** Characters of a formula that stays on one line. */
  const longest = 24;

  /** The characters of the page as they are drawn, a form feed between blocks. */
  const drawn: { readonly text: string; readonly node?: Text; readonly start: number }[] = [];
  const childrenOf = (each: Node): readonly Node[] => {
    if (each instanceof Element && each.shadowRoot) return [...each.shadowRoot.childNodes];
    const slotted = each instanceof HTMLSlotElement ? each.assignedNodes({ flatten: true }) : [];
    return slotted.length ? slotted : [...each.childNodes];
  };
  let length = 0;
  const add = (text: string, node?: Text) => {
    drawn.push({ text, start: length, ...(node && { node }) });
    length += text.length;
  };
  const edgeOf = (each: Node) => {
    if (!(each instanceof Element)) return '';
    if (each.matches('.pill')) return '\v';
    return /^(?:inline|contents)$/.test(getComputedStyle(each).display) ? '' : '\f';
  };
  const codes: Element[] = [];
  const look = (each: Node) => {
    if (each instanceof Text) return add(each.data.replace(/[\n\t\f]/g, ' '), each);
    if (each instanceof Element) {
      // In an editor the text keeps its own blanks, and may break anywhere.
      const isText =
        each.checkVisibility() && !(each instanceof SVGElement) && !each.matches('script, style');
      if (!isText || getComputedStyle(each).whiteSpaceCollapse !== 'collapse') return;
      if (each.matches('code:not(table *)')) codes.push(each);
    }
    const edge = edgeOf(each);
    add(edge);
    childrenOf(each).forEach(look);
    add(edge);
  };
  look(document.body);
  const whole = drawn.map(({ text }) => text).join('');
  const rectAt = (at: number) => {
    const { node, start } = drawn.findLast((each) => each.start <= at)!;
    const range = document.createRange();
    range.setStart(node!, at - start);
    range.setEnd(node!, at - start + 1);
    return range.getBoundingClientRect();
  };
  const formulas = patterns.flatMap((pattern) =>
    [...whole.matchAll(pattern)].flatMap(({ 0: text, index }) => {
      if (text.length > longest) return [];
      const [first, last] = [rectAt(index), rectAt(index + text.length - 1)];
      return last.top > first.bottom || last.right < first.left ? [`“${text}” is on two lines`] : [];
    }),
  );
  const split = codes.flatMap((each) => {
    const range = document.createRange();
    range.selectNodeContents(each);
    const tops = [...range.getClientRects()].map(({ top }) => top);
    const isSplit = each.textContent.length <= longest && Math.max(...tops) - Math.min(...tops) > 8;
    return isSplit ? [`\`${each.textContent}\` is on two lines`] : [];
  });
  const begun = codes.flatMap((each) => {
    const next = each.nextSibling;
    if (!(next instanceof Text) || !/^[,.;:?!)”’]/.test(next.data)) return [];
    const range = document.createRange();
    range.setStart(next, 0);
    range.setEnd(next, 1);
    const isBelow = range.getBoundingClientRect().top > each.getBoundingClientRect().bottom - 4;
    return isBelow ? [`the sign after \`${each.textContent}\` begins a line`] : [];
  });
  return [...formulas, ...split, ...begun];
}
