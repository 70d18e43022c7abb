import { html } from 'lit';
import { keepTogether, MarkedText, type MarkedScore } from '../words/index.ts';
import { joinClasses } from './classes.ts';
import { readTone } from './tree/tone.ts';

/** The outline of a score shows whose advantage it is, or which of two compared searches counts it; a bound is dashed, the chosen score filled. */
export function renderScorePill({ score, text, bound, side }: MarkedScore, isKept = false) {
  const tone = bound === undefined ? readTone(score) : bound === 'lower' ? 'max' : 'min';
  const hue = side === undefined ? tone : side === 'left' ? 'plain' : 'depth';
  return html`<span class=${joinClasses('pill', hue, { bound: bound !== undefined, kept: isKept })}
    >${text}</span
  >`;
}

/** Renders a sentence with its scores in pills, and its formulas on one line. */
export function renderWithPills({ parts }: MarkedText) {
  return parts.map((part) => (typeof part === 'string' ? keepTogether(part) : renderScorePill(part)));
}

/** Puts a written score, `−8`, `-8`, `≥ 0` or `10 − 3 = 7`, in its pill; any other text is returned unchanged. */
export function renderScore(written: string) {
  const text = written.replaceAll('-', '−');
  const [, sign, last] = /^([≥≤])?.*?([+−]?[\d.½∞]+)$/.exec(text) ?? [];
  if (last === undefined) return written;
  const score = Number(last.replace('−', '-').replace('½', '0.5').replace('∞', 'Infinity'));
  const bound = sign === '≥' ? 'lower' : sign === '≤' ? 'upper' : null;
  return renderScorePill({ score, text, ...(bound && { bound }) });
}
