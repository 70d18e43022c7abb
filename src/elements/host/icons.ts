import { html, nothing, svg, type SVGTemplateResult } from 'lit';
import { ifDefined } from 'lit/directives/if-defined.js';
import type { Command } from './key-table.ts';

const fillPath = (d: string) => svg`<path d=${d} fill="currentColor" />`;
const strokePath = (d: string) => svg`<path d=${d} />`;

const unequal = strokePath('M4 7.5h12M4 12.5h12M13 4 7 16');
const warning = strokePath('M10 3.5 17.5 16.5h-15zM10 8.5v3.5M10 14.2v.1');

const drawings = {
  next: fillPath('M7 5v10l7-5z'),
  over: svg`${strokePath('M3.5 11c1-7 12-7 12.5 0M13 8.5l3 3 3-3')}<circle cx="9.8" cy="14" r="1.6" fill="currentColor" />`,
  out: strokePath('M4 15h6a4 4 0 0 0 4-4V4.5M10.5 8 14 4.5 17.5 8'),
  last: svg`${fillPath('M5 5v10l7-5z')}${strokePath('M15 5v10')}`,
  nextChange: strokePath('M10 3.5 16.5 10 10 16.5 3.5 10z'),
  nextCutoff: svg`<circle cx="5" cy="5.5" r="2.2" /><circle cx="5" cy="14.5" r="2.2" />${strokePath('M7 6.8 17 14M7 13.2 17 6')}`,
  nextDifference: unequal,
  nextFault: unequal,
  nextLeaf: strokePath('M4.5 4.5h11v11h-11zM7.5 10l2 2 3.5-4'),
  nextRepeat: strokePath('M15.5 8a6 6 0 1 0 .5 3M16 4v4h-4'),
  playOrPause: fillPath('M7 5v10l7-5z'),
  pause: svg`<path d="M7.5 5v10M12.5 5v10" stroke-width="2.6" />`,
  copy: strokePath('M7.5 7.5h8v8h-8zM12.5 7.5v-3h-8v8h3'),
  done: strokePath('M4.5 10.5l3.5 3.5 7.5-8'),
  outline: strokePath('M4 5.5h12M7 10h9M7 14.5h9M4 10v.1M4 14.5v.1'),
  share: strokePath('M10 12.5V3.5M6.5 6.5 10 3l3.5 3.5M5 10v6.5h10V10'),
  legend: svg`${strokePath('M3.5 4h4v4h-4zM10.5 6h6M10.5 14h6')}<path d="M3.5 12h4v4h-4z" fill="currentColor" />`,
  help: svg`${strokePath('M7.3 7.6c0-3.6 5.6-3.4 5.4.2 0 2-2.7 2.2-2.7 4.3')}<circle cx="10" cy="15" r="1.1" fill="currentColor" stroke="none" />`,
  more: svg`${[4.5, 10, 15.5].map((x) => svg`<circle cx=${x} cy="10" r="1.4" fill="currentColor" stroke="none" />`)}`,
  up: strokePath('m5 12.5 5-5 5 5'),
  down: strokePath('m5 7.5 5 5 5-5'),
  close: strokePath('m5 5 10 10M15 5 5 15'),
  open: strokePath('M5.5 3.5h6l3 3v10h-9zM11.5 3.5v3h3'),
  folder: strokePath('M3.5 15.5v-10h5l1.5 2h6.5v8z'),
  add: strokePath('M10 4.5v11M4.5 10h11'),
  flag: strokePath('M5.5 17V3.5h9l-2 3 2 3h-9'),
  reset: strokePath('M4.5 8a6 6 0 1 1-.5 3M4 4v4h4'),
  save: strokePath('M10 3.5v9M6.5 9.5l3.5 3.5 3.5-3.5M4.5 16.5h11'),
  stop: fillPath('M5.5 5.5h9v9h-9z'),
  warning,
  toError: warning,
} satisfies Record<string, SVGTemplateResult>;

const mirrored = { back: 'next', backOver: 'over', backOut: 'out', first: 'last' } as const;
type IconName = Command | keyof typeof drawings;

/** Draws an icon, hidden from screen readers; nothing for commands without one. */
export function drawIcon(name: IconName) {
  const isMirrored = name in mirrored;
  const drawn = isMirrored ? mirrored[name as keyof typeof mirrored] : name;
  if (!(drawn in drawings)) return nothing;
  return html`<svg
    viewBox="0 0 20 20"
    width="1.25rem"
    height="1.25rem"
    fill="none"
    stroke="currentColor"
    stroke-width="1.6"
    stroke-linecap="round"
    stroke-linejoin="round"
    aria-hidden="true"
  >
    <g transform=${isMirrored ? 'translate(20) scale(-1 1)' : 'translate(0)'}>
      ${drawings[drawn as keyof typeof drawings]}
    </g>
  </svg>`;
}

export function renderIconButton(name: IconName, label: string, act: () => void, classes = '') {
  return html`<button class="bare ${classes}" title=${label} @click=${act}>
    ${drawIcon(name)}<span class="unseen">${label}</span>
  </button>`;
}

interface FileButton {
  readonly icon: IconName;
  /** File name endings; any file by default. */
  readonly accept?: string;
  readonly isMultiple?: boolean;
  /** Whether a whole folder is chosen. */
  readonly isFolder?: boolean;
}

/** Resets after each choice, so that the same file can be chosen again after a change. */
export function renderFileButton(
  label: string,
  { icon, accept, isMultiple = false, isFolder = false }: FileButton,
  open: (files: readonly File[]) => void,
) {
  const choose = ({ target }: Event) => {
    const input = target as HTMLInputElement;
    const files = [...(input.files ?? [])];
    input.value = '';
    if (files.length > 0) open(files);
  };
  return html`<label class="button bare open ${icon}" title=${label}
    ><input
      class="unseen"
      type="file"
      accept=${ifDefined(accept)}
      ?multiple=${isMultiple}
      .webkitdirectory=${isFolder}
      @change=${choose}
    />${drawIcon(icon)}<span class="name spare">${label}</span></label
  >`;
}
