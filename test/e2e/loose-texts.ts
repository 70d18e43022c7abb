import type { Page } from 'playwright';
import { scoresIn } from '../loose-scores.ts';

/** The scores on the page that stand in no pill, each with the text around it. */
export async function scoresOutsidePills(page: Page): Promise<string[]> {
  const texts = await page.evaluate(textsOutsidePills);
  return texts.flatMap((text) => scoresIn(text).map((score) => `${score} in “${text}”`));
}

/** The texts in sight, without what is code, drawn, chosen from, an answer of a quiz that is a number, or in a pill. */
function textsOutsidePills(): string[] {
  const others =
    'code, pre, svg, script, style, template, option, .pill, .unseen, .answer, .listing, .line, .formula, ply-code, ply-output';
  const isShown = (text: Text) =>
    text.parentElement?.checkVisibility() && (!text.parentElement.shadowRoot || text.assignedSlot);
  const inside = (root: ParentNode & Node): string[] => {
    const found: string[] = [];
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT, (node) =>
      node instanceof Element && node.matches(others) ? NodeFilter.FILTER_REJECT : NodeFilter.FILTER_ACCEPT,
    );
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (node instanceof Element && node.shadowRoot) found.push(...inside(node.shadowRoot));
      else if (node instanceof Text && isShown(node)) found.push(node.data.replace(/\s+/g, ' ').trim());
    }
    return found.filter((text) => text !== '');
  };
  return inside(document.body);
}
