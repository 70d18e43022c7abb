import type { MnkPosition } from '../../game/index.ts';
import { rememberedMinimax, resolveOptions } from '../../search/index.ts';

const known = new Map<number | null, number>();

/** What a position is worth when both sides play perfectly: 1 if X wins, −1 if O does, 0 for a draw. */
export function trueValue(position: MnkPosition): number {
  return rememberedMinimax(position, resolveOptions({ scoring: 'plain', max: 'x' }, position), known);
}
