import { prefersReducedMotion } from '../../elements/kit/reduced-motion.ts';
import { directive, type ChildPart } from 'lit/directive.js';
import { UnsafeHTMLDirective } from 'lit/directives/unsafe-html.js';

const lines = new Map<ChildPart, number>();

class PlacedHtml extends UnsafeHTMLDirective {
  override update(part: ChildPart, [html, line]: [html: string, line: number]): unknown {
    lines.set(part, line);
    return this.render(html);
  }

  override render(html: string, _line?: number) {
    return super.render(html);
  }
}

export const placedHtml = directive(PlacedHtml);

/** The last block that begins at or before a line; null before the first one, in the front matter. */
function findBlock(line: number): Element | null {
  let best: ChildPart | null = null;
  for (const [part, start] of lines) {
    if (!part.startNode?.isConnected) lines.delete(part);
    else if (start <= line && (best === null || start > lines.get(best)!)) best = part;
  }
  const node = best?.startNode;
  return node instanceof CharacterData ? node.nextElementSibling : null;
}

/** The block being written, in the view that shows it. It changes only when the cursor comes to another one. */
export class FollowedLine {
  #line = 0;
  #block: Element | null | undefined = undefined;

  constructor(private readonly show: (block: Element | null) => void) {}

  goTo(line: number): void {
    this.#line = line;
    this.follow();
  }

  follow(): void {
    if (this.#line === 0) return;
    const block = findBlock(this.#line);
    if (block === this.#block) return;
    this.#block = block;
    this.show(block);
  }

  /** Shows the block again, in another view. */
  showAgain(): void {
    this.#block = undefined;
    this.follow();
  }
}

/** A block that begins within this share of the window, from the top, is not scrolled to. */
const SEEN = 0.7;

/** Scrolls to a block that is out of sight, or to the top. Keeps the focus. */
export function scrollToBlock(block: Element | null): void {
  const behavior = prefersReducedMotion() ? 'auto' : 'smooth';
  if (!block) return scrollTo({ top: 0, behavior });
  const { top } = block.getBoundingClientRect();
  // Not `scrollIntoView`, which scrolls the page around this frame too, under the writer's hand.
  if (top < 0 || top > innerHeight * SEEN) scrollBy({ top: top - readScrollPadding(), behavior });
}

/** The room above a block that is scrolled to, in pixels: a search may stay there while its text scrolls. */
function readScrollPadding(): number {
  return Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingBlockStart) || 0;
}
