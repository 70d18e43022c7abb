import type { Side } from '../../game/index.ts';
import type { Metrics } from './metrics.ts';
import { size } from './sizes.ts';

export interface NodeLabel {
  readonly side: Side | null;
  readonly text: string;
  /** Away from the edge that comes from above; `foot`: in place of the pill. */
  readonly at: 'left' | 'right' | 'middle' | 'foot';
  /** Whether that edge comes straight down, so that values travel close to the label. */
  readonly isBelow: boolean;
}

/** A small box in a low band has no room beside its head. */
export function chooseLabelPlace(
  { isBare }: Metrics,
  x: number,
  above: number | null,
): Pick<NodeLabel, 'at' | 'isBelow'> {
  return isBare ? { at: 'foot', isBelow: false } : chooseLabelSide(x, above);
}

export function chooseLabelSide(x: number, above: number | null): Pick<NodeLabel, 'at' | 'isBelow'> {
  return {
    at: above !== null && x > above + 0.5 ? 'right' : 'left',
    isBelow: above !== null && Math.abs(x - above) <= size.pill / 2,
  };
}
