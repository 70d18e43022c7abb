import { nothing, svg } from 'lit';
import { pointOn, type BackupScene } from './backup-scene.ts';
import { size } from './metrics.ts';
import type { EdgeScene } from './edge-scene.ts';
import { classes } from '../classes.ts';
import { misses, type TreeItems } from './node-drawing.ts';

/** The widest label. */
const LABEL = 60;

/** An edge as a curve, with the move beside it; while a value travels along it, that draws the curve. */
export function edgeDrawing(edge: EdgeScene, isTravelled: boolean, items: TreeItems | null) {
  if (misses(items, boxOf(edge))) return nothing;
  const { status, isChosen, isPrincipal, other, label } = edge;
  const isBest = isChosen || other?.isChosen === true;
  const isOnLine = isPrincipal || other?.isPrincipal === true;
  const name = classes('edge', status, { chosen: isBest, principal: isOnLine });
  return svg`<g class=${name}>${isTravelled ? nothing : linesDrawing(edge)}<text x=${label.x} y=${label.y} class=${label.isLeft ? 'left' : 'right'}>${label.text}</text></g>`;
}

/** One line; or the lines of two searches upon each other, the first dashed, the second solid. */
function linesDrawing(edge: EdgeScene) {
  const { isChosen, isPrincipal, other } = edge;
  const d = curve(edge);
  if (!other || !(isChosen || other.isChosen)) return svg`<path d=${d}></path>`;
  const line = (name: string, choice: { isChosen: boolean; isPrincipal: boolean }) =>
    choice.isChosen
      ? svg`<path class=${classes(name, { thick: choice.isPrincipal })} d=${d}></path>`
      : nothing;
  return svg`${line('second', other)}${line('first', { isChosen, isPrincipal })}`;
}

/** The value on its way up: an arrow along the edge, and on it the value, which rests in the middle. */
export function backupDrawing({ edge, text, width, isTaken }: BackupScene) {
  const rest = pointOn(edge, 0.5);
  const { x1, top } = edge;
  return svg`<g class="travel ${isTaken ? 'taken' : 'passed'}"><path d=${curve({ ...edge, top: top + 9 })}></path><path class="head" d="M${x1} ${top}l-6 10h12z"></path><g class="traveller" transform="translate(${rest.x} ${rest.y})"><rect x=${-width / 2} y=${-size.chip / 2} width=${width} height=${size.chip} rx=${size.chip / 2}></rect><text>${text}</text></g></g>`;
}

/** The drawing of what travels at this step, if anything does. */
export function backupOrNothing(backup: BackupScene | null) {
  return backup ? backupDrawing(backup) : nothing;
}

/** Where an edge is, with room for its label. */
function boxOf({ x1, x2, top, y2 }: EdgeScene) {
  return { left: Math.min(x1, x2) - LABEL, right: Math.max(x1, x2) + LABEL, top, bottom: y2 };
}

/**
 * Straight down from the parent to where the curve begins, and from there to the child: d3's `linkVertical`, written out
 * because its module brings all curves of d3 with it.
 */
function curve({ top, x1, y1, x2, y2 }: EdgeScene): string {
  const start = Math.max(top, y1);
  const middle = (start + y2) / 2;
  return `M${x1} ${top}V${start}C${x1} ${middle} ${x2} ${middle} ${x2} ${y2}`;
}
