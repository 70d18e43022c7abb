import type { Metrics } from './metrics.ts';
import type { NodeNote } from './node-note.ts';
import type { NodeScene } from './node-scene.ts';
import type { Pill } from './pill.ts';
import { size } from './sizes.ts';
import { measureText } from './text-width.ts';

/** Below the box, or beside its foot; side by side for two searches. All places here are from the box's top middle. */
export function placePill(
  { width, side }: Pick<Pill, 'width' | 'side'>,
  place: number,
  { height, width: box, isCompact, isJoint }: Metrics,
) {
  const aside = side === null ? 0 : (side === 'left' ? -1 : 1) * (width / 2 + 1.5);
  if (isJoint) return [aside, height + size.gap] as const;
  if (isCompact) return [box / 2 + size.beside + width / 2, height - size.pill] as const;
  return [0, height + size.gap + place * (size.pill + size.pillGap)] as const;
}

/** How far below the top of its box the middle of a label beside it is: with room for the pill below it. */
export function placeLabelBeside({ height }: Metrics): number {
  return Math.min(size.labelFont * 0.5, height - size.pill - 8);
}

export function measureNote({ text }: NodeNote): number {
  return measureText(text) * size.noteFont;
}

type Noted = Pick<NodeScene, 'note' | 'pills' | 'metrics' | 'noteRoom'>;

/** Whether a note has room after the pill of a low band. */
export function hasRoomBeside({ note, pills, metrics, noteRoom }: Noted): boolean {
  return note !== null && measureToNote(pills, metrics) + measureNote(note) + size.beside <= noteRoom;
}

function measureToNote(pills: readonly Pill[], { width }: Metrics): number {
  return width / 2 + size.beside + (pills[0]?.width ?? 0) + size.beside;
}

/** In a low band after the pill, where no edge to a child strikes it, or below the pill where that has no room. */
export function placeNote({ note, pills, metrics, noteRoom }: Noted): readonly [x: number, y: number] {
  if (metrics.isCompact && note) {
    const half = measureNote(note) / 2;
    const after = measureToNote(pills, metrics);
    return hasRoomBeside({ note, pills, metrics, noteRoom })
      ? [after + half, metrics.height - size.pill / 2]
      : [metrics.width / 2 + size.beside + half, metrics.height + 10];
  }
  return [0, placePill({ width: 0, side: null }, pills.length, metrics)[1] + size.pill / 2];
}
