/** Where a reader's program is known to be wrong, or to have broken off by an error. */
export interface Fault {
  readonly kind: 'wrong' | 'error';
  /** The step at which it shows. */
  readonly step: number;
  /** What the call of that step should have returned, from MAX's view; null where no other value would be right. */
  readonly shouldBe: number | null;
}
