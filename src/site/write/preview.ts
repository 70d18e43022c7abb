/** A form in which the lesson is shown next to its text, in place of the page that readers see. */
export interface Preview {
  /** Called before blocks of the lesson are replaced. */
  beforeChange(): void;
  afterChange(): Promise<void>;
  /** Shows the block at the cursor; null for the beginning. */
  goTo(block: Element | null): void;
  turn?(by: 1 | -1): void;
  /** Restores the page. */
  end(): void;
}
