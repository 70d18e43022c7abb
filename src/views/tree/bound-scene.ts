import type { BoundSources } from '../../walk/index.ts';
import type { NodeScene } from './node-scene.ts';
import { placeNote, measureNote, placePill } from './node-places.ts';
import { size } from './sizes.ts';

/** A bound of a window: a letter at the value that gave it, with a line to the node whose window it is. */
export interface BoundScene {
  readonly name: 'alpha' | 'beta';
  /** The letter, and the ply of its node. */
  readonly x: number;
  readonly y: number;
  readonly ply: number;
  readonly toX: number;
  readonly toY: number;
  /** Whether the line ends upwards, below the window, instead of beside it. */
  readonly isBelow: boolean;
}

const ASIDE = 10;
/** From the middle of a note to below its text. */
const BELOW = 8;

export function buildBoundScenes(
  sources: BoundSources | null,
  nodes: readonly (NodeScene | null)[],
): BoundScene[] {
  const find = (id: number | null | undefined) => nodes.find((node) => node && node.id === id);
  const target = find(sources?.node);
  if (!sources || !target) return [];
  return (['alpha', 'beta'] as const).flatMap((name) => {
    const source = find(sources[name]);
    if (!source) return [];
    // A value from the node's own child goes to the right of both, so that the line keeps clear of the edge.
    const isOwn = source.level === target.level + 1;
    const away = isOwn || source.x > target.x ? 1 : -1;
    const { x, y } = placeLetter(source, isOwn ? 1 : away === 1 ? -1 : 1);
    const { note, metrics } = target;
    const [noteX, noteY] = note ? placeNote(target) : [0, metrics.height / 2];
    const reach = (note ? measureNote(note) : metrics.width) / 2 + 4;
    // To the far end of the window the line would run through its text.
    const isBelow = isOwn && x < target.x + noteX;
    const toX = target.x + noteX + away * (isBelow ? reach / 2 : reach);
    const toY = target.y + noteY + (isBelow ? BELOW : 0);
    return [{ name, x, y, ply: source.level - 1, toX, toY, isBelow }];
  });
}

function placeLetter({ x, y, metrics, pills: [pill] }: NodeScene, side: 1 | -1) {
  if (!pill) return { x: x + side * (metrics.width / 2 + ASIDE), y: y + metrics.height / 2 };
  const [pillX, pillY] = placePill(pill, 0, metrics);
  return {
    x: x + pillX + (metrics.isCompact ? 1 : side) * (pill.width / 2 + ASIDE),
    y: y + pillY + size.pill / 2,
  };
}
