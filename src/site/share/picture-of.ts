import { preference } from '../../elements/kit/preferences.ts';
import { viewsOf } from '../../elements/kit/later.ts';
import type { SessionHost } from '../../elements/host/session-host.ts';
import {
  rulerOf,
  treePicture,
  type Picture,
  type PictureLook,
  type PicturePanel,
} from '../../views/index.ts';
import {
  comparisonSentence,
  momentAt,
  sentenceFor,
  type Comparison,
  type Session,
} from '../../walk/index.ts';
import { words } from '../../words/index.ts';
import { settled } from './settled.ts';

/** Draws a widget at its step, with the step's sentence, and the address as source; null without a search. */
export function pictureOf(host: SessionHost, look: PictureLook, source: string): Picture | null {
  const { session } = host;
  if (!session) return null;
  const ruler = rulerOf(rulerSeen(host));
  const naming = preference('naming');
  const { trace, step } = session;
  const sentence = session.comparison
    ? comparisonSentence(session.comparison, step, naming).text
    : sentenceFor(trace, step, naming).text;
  const isJoint = 'form' in host && host.form === 'one-tree';
  const legend = isJoint && session.comparison ? legendOf(session.comparison) : '';
  const caption = words.share.step(step, trace.stepCount) + sentence + legend;
  return settled(treePicture(panelsOf(session, isJoint), { naming, look, caption, source, ruler }));
}

/** The ruler of the tree on the page: from the search itself, or from the tree in it or for it. */
function rulerSeen(host: SessionHost): string | null {
  const trees = viewsOf(host).flatMap((view) => [view, ...view.querySelectorAll('[ruler]')]);
  return trees.map((each) => each.getAttribute('ruler')).find((ruler) => ruler !== null) ?? null;
}

function legendOf({ labels: [left, right] }: Comparison): string {
  return ` ${words.share.oneTree(left.title, right.title)}`;
}

/** The tree of a search, the trees of both sides, or one tree with the values of both. */
function panelsOf({ trace, step, comparison }: Session, isJoint: boolean): PicturePanel[] {
  const panel = (of: typeof trace, at: number, title: string, beside: Comparison | null) => ({
    trace: of,
    step: at,
    node: momentAt(of, at).node,
    title,
    comparison: beside,
    isJoint,
  });
  if (!comparison) return [panel(trace, step, '', null)];
  const { left, right, mirror } = comparison;
  const [leftTitle, rightTitle] = comparison.labels.map(({ title }) => title);
  if (isJoint) return [panel(left, step, '', comparison)];
  return [
    panel(left, step, leftTitle, comparison),
    panel(right, comparison.rightStep(step), rightTitle, mirror),
  ];
}
