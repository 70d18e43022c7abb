import { html, nothing, svg } from 'lit';
import { boardDrawing, sideOfRow, type TimelineReadout } from '../../views/index.ts';
import type { Trace } from '../../search/index.ts';
import { count, words } from '../../words/index.ts';
import { styled } from '../kit/styled.ts';
import type { TimelineCamera } from './timeline-camera.ts';
import type { ViewKey } from './timeline-keyboard.ts';

/** Puts an element at a distance from the start of its line, in CSS pixels. */
export const startsAt = (pixels: number) => styled({ 'inset-inline-start': `${pixels}px` });

/**
 * The steps along the ruler, counted from 1, and the pill that carries the cursor's number; it stays in sight.
 * @param type how much larger than usual the type is
 */
export function rulerMarks(camera: TimelineCamera, cursor: number, type: number) {
  const { scale, view, width } = camera;
  const x = scale(cursor);
  const text = `${x < 0 ? '◂ ' : ''}${count(cursor)}${x > width ? ' ▸' : ''}`;
  const half = type * (4 * text.length + 5);
  const pill = Math.max(half, Math.min(width - half, x));
  const label = type * (8 * count(Math.round(view.to)).length + 6);
  const isFree = (at: number) => at + label < width && (at + label < pill - half || at > pill + half);
  const marks = scale
    .ticks(Math.max(2, width / (100 * type)))
    .filter((tick) => Number.isInteger(tick) && tick > 0 && isFree(scale(tick)));
  return html`${marks.map(
      (tick) => html`<span class="tick" style=${startsAt(scale(tick))}>${count(tick)}</span>`,
    )}<span class="pill" style=${startsAt(pill)}>${text}</span>`;
}

/** The plies and who chooses there, one line beside each row; shorter where there is little room. */
export function rowNames(trace: Trace, rows: number) {
  const { row, shortRow, rowTitle } = words.timeline;
  return html`<ol class="rows" aria-hidden="true">
    ${Array.from({ length: rows }, (_, ply) => {
      const side = sideOfRow(trace, ply);
      const isMax = side === trace.options.max;
      return html`<li class=${isMax ? 'max' : 'min'} title=${rowTitle(ply, isMax, side)}>
        <span class="long">${row(ply, isMax)}</span><span class="short">${shortRow(ply, isMax)}</span>
      </li>`;
    })}
  </ol>`;
}

/** What is told of one bar, and of what else lies under the pointer where bars are thinner than a pixel. */
export function readoutPart({ board, path, facts }: TimelineReadout, mix: string | null) {
  return html`<div class="readout">
    ${board ? html`<div class="board">${boardDrawing(board)}</div>` : nothing}
    <div>
      <p><strong>${path}</strong></p>
      <p class="facts">${[...facts, ...(mix === null ? [] : [mix])].join(' · ')}</p>
    </div>
  </div>`;
}

/** The one call of the tree that assistive technology meets: all of them would not fit into a page. */
export function callItem(trace: Trace, node: number, { path, facts }: TimelineReadout, isPicked: boolean) {
  const siblings = node > 0 ? [...trace.children(trace.parent[node])] : [node];
  return html`<span
    class="unseen"
    role="treeitem"
    id="call-${node}"
    aria-selected=${isPicked ? 'true' : 'false'}
    aria-level=${trace.ply[node] + 1}
    aria-posinset=${siblings.indexOf(node) + 1}
    aria-setsize=${siblings.length}
    >${[path, ...facts].join(', ')}</span
  >`;
}

/** The list of the keys. */
export function keysPart() {
  return html`<table class="keys" id="keys">
    <caption>
      ${words.timeline.keys}
    </caption>
    ${words.timeline.help.map(
      ([keys, effect]) =>
        html`<tr>
          <th scope="row">${keys}</th>
          <td>${effect}</td>
        </tr>`,
    )}
  </table>`;
}

const shapes = {
  zoomOut: 'M4 10h12',
  zoomIn: 'M4 10h12M10 4v12',
  whole: 'M2.5 4.5v11M17.5 4.5v11M5.5 10h9M8 7.5 5.5 10 8 12.5M12 7.5l2.5 2.5-2.5 2.5',
} as const;

/** The buttons that change the view; none where there is nothing to zoom. */
export function viewButtons({ canZoom, isZoomed, isClosest }: TimelineCamera, act: (key: ViewKey) => void) {
  if (!canZoom) return nothing;
  return [
    viewButton('zoomOut', !isZoomed, act),
    viewButton('zoomIn', isClosest, act),
    viewButton('whole', !isZoomed, act),
  ];
}

/** A button that changes the view. One that has nothing to do says so and stays where the focus can find it. */
function viewButton(name: keyof typeof shapes, isIdle: boolean, act: (key: ViewKey) => void) {
  return html`<button
    aria-label=${words.timeline[name]}
    title=${words.timeline[name]}
    aria-disabled=${isIdle}
    @click=${() => act(name)}
  >
    ${svg`<svg viewBox="0 0 20 20" width="20" height="20" fill="none" stroke="currentColor" stroke-width="1.8" aria-hidden="true"><path d=${shapes[name]}></path></svg>`}
  </button>`;
}

/** The button that opens and closes the list of keys. */
export function keysButton(isOpen: boolean, toggle: () => void) {
  return html`<button
    aria-label=${words.timeline.keys}
    title=${words.timeline.keys}
    aria-expanded=${isOpen ? 'true' : 'false'}
    @click=${toggle}
  >
    ?
  </button>`;
}
