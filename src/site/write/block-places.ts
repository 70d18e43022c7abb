import { directive, type ChildPart } from 'lit/directive.js';
import { UnsafeHTMLDirective } from 'lit/directives/unsafe-html.js';

/** Where the blocks of the lesson begin that is shown: the line of its text that each was made of. */
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

/** A block of HTML that is known by the line of the lesson at which it begins. */
export const placedHtml = directive(PlacedHtml);

/** The block that a line of the lesson belongs to: the last that begins at it or before; null for its facts, before any. */
function blockOfLine(line: number): Element | null {
  let best: ChildPart | null = null;
  for (const [part, start] of lines) {
    if (!part.startNode?.isConnected) lines.delete(part);
    else if (start <= line && (best === null || start > lines.get(best)!)) best = part;
  }
  const node = best?.startNode;
  return node instanceof CharacterData ? node.nextElementSibling : null;
}

/** The share of the screen from above in which the beginning of a block that is followed may stay where it is. */
const SEEN = 0.7;

/**
 * Keeps the block in sight that belongs to the line on which the writer is. The focus stays where it is, and what the
 * reader scrolled stays until they are at another block.
 */
export class FollowedLine {
  #line = 0;
  #block: Element | null | undefined = undefined;

  /** The writer is at a line. */
  goTo(line: number): void {
    this.#line = line;
    this.follow();
  }

  /** Brings the block of the line into sight if it is another than before, and out of sight. */
  follow(): void {
    if (this.#line === 0) return;
    const block = blockOfLine(this.#line);
    if (block === this.#block) return;
    this.#block = block;
    const behavior = matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth';
    if (!block) return scrollTo({ top: 0, behavior });
    const { top } = block.getBoundingClientRect();
    if (top < 0 || top > innerHeight * SEEN) block.scrollIntoView({ block: 'start', behavior });
  }
}
