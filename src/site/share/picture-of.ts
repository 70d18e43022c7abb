import { preference } from '../../elements/preferences.ts';
import type { SessionHost } from '../../elements/session-controller.ts';
import {
  rulerOf,
  treePicture,
  type Picture,
  type PictureLook,
  type PicturePanel,
} from '../../drawing/index.ts';
import { comparisonSentence, momentAt, sentenceFor, type Session } from '../../session/index.ts';
import { words } from '../../words/index.ts';

/** The picture of a widget at its step, with the sentence for the step and the address as its source; null without a search. */
export function pictureOf(host: SessionHost, look: PictureLook, source: string): Picture | null {
  const { session } = host;
  if (!session) return null;
  const ruler = rulerOf(host.getAttribute('ruler'));
  const notation = preference('notation');
  const { trace, step } = session;
  const sentence = session.comparison
    ? comparisonSentence(session.comparison, step, notation)
    : sentenceFor(trace, step, notation);
  const caption = words.share.step(step, trace.stepCount) + sentence;
  return treePicture(panelsOf(session), { notation, look, caption, source, ruler });
}

function panelsOf({ trace, step, comparison }: Session): PicturePanel[] {
  const panel = (of: typeof trace, at: number, title: string) => ({
    trace: of,
    step: at,
    node: momentAt(of, at).node,
    title,
  });
  if (!comparison) return [panel(trace, step, '')];
  const { left, right } = comparison;
  const [leftLabel, rightLabel] = comparison.labels;
  return [panel(left, step, leftLabel.title), panel(right, comparison.rightStep(step), rightLabel.title)];
}
