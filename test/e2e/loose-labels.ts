/**
 * The labels of drawings, and of a saved picture, that are off their line: whose characters have several baselines, or
 * whose middle is not that of the box drawn before and around them, in words. Runs in the page, in any browser.
 */
export function labelsOffTheirLine(): string[] {
  const inside = (root: ParentNode): Element[] =>
    [...root.querySelectorAll('*')].flatMap((each) => [
      each,
      ...(each.shadowRoot ? inside(each.shadowRoot) : []),
    ]);
  const texts = inside(document).filter(
    (each) => each.namespaceURI === 'http://www.w3.org/2000/svg' && each.localName === 'text',
  ) as SVGTextElement[];
  return texts.flatMap((text) => {
    const { left, top, width, height } = text.getBoundingClientRect();
    if (height === 0 || !text.textContent.trim()) return [];
    const label = `${text.parentElement!.getAttribute('class')} “${text.textContent.trim()}”`;
    const baselines = Array.from(
      { length: text.getNumberOfChars() },
      (_, at) => text.getStartPositionOfChar(at).y,
    );
    const size = parseFloat(getComputedStyle(text).fontSize);
    const spread = (Math.max(...baselines) - Math.min(...baselines)) / size;
    if (spread > 0.05) return [`${label} has baselines ${spread.toFixed(2)} of its size apart`];
    const box = text.previousElementSibling;
    if (box?.localName !== 'rect') return [];
    const around = box.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    const isInside = x > around.left && x < around.right && y > around.top && y < around.bottom;
    // A band behind a tree is no box of its name.
    if (!isInside || around.height > 3 * height) return [];
    const off = Math.abs(around.top + around.height / 2 - y) / height;
    return off > 0.2 ? [`${label} is ${off.toFixed(2)} of its height off the middle of its box`] : [];
  });
}
