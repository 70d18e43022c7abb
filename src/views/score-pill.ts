import { html } from 'lit';
import { Said, type SaidScore } from '../words/index.ts';
import { classes } from './classes.ts';
import { toneOf } from './tree/tone.ts';

/**
 * A score in its pill, wherever text tells one: in a sentence, a table, prose. Its outline says whose advantage it is,
 * or where two searches are compared, which of them counts it; it is dashed while it is only a bound; the score that was
 * chosen is filled. Nothing but a score stands in a pill.
 */
export function scorePill({ score, text, bound, side }: SaidScore, isKept = false) {
  const tone = bound === undefined ? toneOf(score) : bound === 'lower' ? 'max' : 'min';
  const hue = side === undefined ? tone : side === 'left' ? 'plain' : 'depth';
  return html`<span class=${classes('pill', hue, { bound: bound !== undefined, kept: isKept })}
    >${text}</span
  >`;
}

/** A sum that leads to a score, `10 − 3 = `. */
const SUM = /\S+ [−+] \S+ = $/;

/** A sentence with each of its scores in a pill; a sum and its score stay on one line. */
export function withPills({ parts }: Said) {
  return parts.map((part) =>
    typeof part === 'string' ? part.replace(SUM, (sum) => sum.replaceAll(' ', '\u00a0')) : scorePill(part),
  );
}

/** A score as it is written, `−8`, `≥ 0` or `10 − 3 = 7`, in its pill; a text that is no score stays as it is. */
export function writtenScore(text: string) {
  const [, sign, last] = /^([≥≤])?.*?([+−]?[\d.½∞]+)$/.exec(text) ?? [];
  if (last === undefined) return text;
  const score = Number(last.replace('−', '-').replace('½', '0.5').replace('∞', 'Infinity'));
  const bound = sign === '≥' ? 'lower' : sign === '≤' ? 'upper' : null;
  return scorePill({ score, text, ...(bound && { bound }) });
}
