import { nothing, svg } from 'lit';
import { words } from '../../words/index.ts';
import type { BarLabel, BarScene } from './bar-scene.ts';
import type { MarkScene, NameScene, PlayheadScene } from './ruler-scene.ts';
import { RULER_HEIGHT } from './timeline-frame.ts';
import type { RowScene, TimelineScene } from './timeline-scene.ts';

const NAME_GAP = 8;

/** The names of its rows are left of the strip, outside its viewBox. */
export function drawTimeline({
  frame,
  rows,
  bars,
  labels,
  marks,
  names,
  playhead,
  enlarged,
  stop,
}: TimelineScene) {
  const { width, height, isDense } = frame;
  return svg`<svg class="ply-strip" viewBox="0 0 ${width} ${height}" aria-hidden="true">
    ${patterns}
    ${rows.map((row) => drawRow(row, width, isDense))}
    ${bars.map(drawBar)}
    ${enlarged ? svg`<rect class="enlarged" x=${enlarged.x} y=${RULER_HEIGHT - 1.5} width=${enlarged.width} height=${height - RULER_HEIGHT} rx="2"></rect>` : nothing}
    ${labels.map(drawBarLabel)}
    ${names.map(drawRulerName)}
    ${marks.map(drawMark)}
    ${stop === null ? nothing : drawStop(stop, height)}
    ${playhead ? drawPlayhead(playhead, frame.isPart, height) : nothing}
  </svg>`;
}

/** A line at the upper edge marks a value for MAX, at the lower edge one for MIN, so that colour is not the only sign. */
const patterns = svg`<defs>
  <linearGradient id="max" x2="0" y2="1"><stop offset="18%" class="line"></stop><stop offset="18%" class="soft"></stop></linearGradient>
  <linearGradient id="min" x2="0" y2="1"><stop offset="82%" class="soft"></stop><stop offset="82%" class="line"></stop></linearGradient>
  <pattern id="left-out" width="5" height="5" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><path class="hatch" d="M1 0v5"></path></pattern>
</defs>`;

function drawRow({ ply, isMax, isNamed, y, height }: RowScene, width: number, isDense: boolean) {
  const ground = isDense
    ? svg`<path class="between" d="M0 ${y}H${width}"></path>`
    : svg`<rect class="row" y=${y + 0.5} width=${width} height=${Math.max(height - 1, 0)}></rect>`;
  const name = svg`<text dy=".35em" class="ply ${isMax ? 'max' : 'min'}" x=${-NAME_GAP} y=${y + height / 2}>${words.timeline.row(ply, isMax)}</text>`;
  return svg`${ground}${isNamed ? name : nothing}`;
}

function drawBar({ state, tone, x, y, width, height }: BarScene) {
  const round = Math.min(2.5, width / 3, height / 3);
  const fill =
    state === 'left-out' ? 'url(#left-out)' : tone === 'max' || tone === 'min' ? `url(#${tone})` : nothing;
  return svg`<rect class="bar ${state} ${tone}" fill=${fill} x=${x} y=${y} width=${width} height=${height} rx=${round}></rect>`;
}

function drawBarLabel({ state, x, y, name, value }: BarLabel) {
  return svg`<text dy=".35em" class="label ${state}" x=${x} y=${y}>${name}<tspan class="value" dx="5">${value}</tspan></text>`;
}

function drawRulerName({ isPassed, x, name, value }: NameScene) {
  return svg`<text dy=".35em" class="label ${isPassed ? 'past' : 'ahead'}" x=${x} y="9.5">${name}<tspan class="value" dx="5">${value}</tspan></text>`;
}

const TOOTH = 4;

/** A torn edge, after which nothing ran. */
function drawStop(x: number, height: number) {
  const teeth = Array.from({ length: Math.floor((height - RULER_HEIGHT) / (2 * TOOTH)) });
  const edge = teeth.map(() => `l${-TOOTH} ${TOOTH}l${TOOTH} ${TOOTH}`).join('');
  return svg`<path class="torn" d=${`M${x + 1} ${RULER_HEIGHT}${edge}h${TOOTH}V${RULER_HEIGHT}z`}></path><path class="stop" d=${`M${x + 1} ${RULER_HEIGHT}${edge}`}></path>`;
}

const SCISSORS =
  'M-2.1-2.3 5.2 3M-2.1 2.3 5.2-3M-1.8-3.4a1.9 1.9 0 1 1-3.8 0 1.9 1.9 0 1 1 3.8 0M-1.8 3.4a1.9 1.9 0 1 1-3.8 0 1.9 1.9 0 1 1 3.8 0';

const shapes = {
  best: (isRoot: boolean) => (isRoot ? 'M0-5 5 0 0 5-5 0Z' : 'M0-3.6 3.6 0 0 3.6-3.6 0Z'),
  cut: () => SCISSORS,
  wrong: () => 'M7 0a7 7 0 1 1-14 0 7 7 0 1 1 14 0M0-4V.5M0 3v1',
  differs: () => 'M7 0a7 7 0 1 1-14 0 7 7 0 1 1 14 0M-4-2h8M-4 2h8M2-4.5-2 4.5',
} as const;

function drawMark({ kind, isRoot, isPassed, x }: MarkScene) {
  return svg`<path class="mark ${kind} ${isPassed ? 'passed' : ''}" transform="translate(${x} 9.5)" d=${shapes[kind](isRoot)}></path>`;
}

function drawPlayhead({ x, text, middle, half }: PlayheadScene, isBare: boolean, height: number) {
  return svg`<path class="playhead" d="M${x} ${RULER_HEIGHT - 3}V${height - 1}"></path>
    ${
      isBare
        ? nothing
        : svg`<rect class="number" x=${middle - half} y="1" width=${2 * half} height="17" rx="8.5"></rect>
          <text dy=".35em" class="number" x=${middle} y="9.5">${text}</text>`
    }`;
}
