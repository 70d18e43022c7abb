import { preference } from '../../elements/kit/preferences.ts';
import { findViews } from '../../elements/kit/nearness.ts';
import type { SessionHost } from '../../elements/host/session-host.ts';
import {
  readRuler,
  drawTreePicture,
  type Picture,
  type PictureLook,
  type PicturePanel,
} from '../../views/index.ts';
import {
  describeComparedStep,
  findMoment,
  describeStep,
  type Comparison,
  type Session,
} from '../../walk/index.ts';
import { words } from '../../words/index.ts';
import { inlineStyles } from './inline-styles.ts';

/** Draws a widget at its step, with the step's sentence, and the address as source; null without a search. */
export function drawWidgetPicture(host: SessionHost, look: PictureLook, source: string): Picture | null {
  const { session } = host;
  if (!session) return null;
  const ruler = readRuler(findShownRuler(host));
  const naming = preference('naming');
  const { trace, step } = session;
  const sentence = session.comparison
    ? describeComparedStep(session.comparison, step, naming).text
    : ruler === 'plies'
      ? ''
      : describeStep(trace, step, naming).text;
  const isJoint = 'form' in host && host.form === 'one-tree';
  const legend = isJoint && session.comparison ? formatLegend(session.comparison) : '';
  const caption = words.share.step(step, trace.stepCount) + sentence + legend;
  return inlineStyles(
    drawTreePicture(listPanels(session, isJoint), { naming, look, caption, source, ruler }),
  );
}

/** The ruler of the tree on the page: from the search itself, or from the tree in it or for it. */
function findShownRuler(host: SessionHost): string | null {
  const trees = findViews(host).flatMap((view) => [view, ...view.querySelectorAll('[ruler]')]);
  return trees.map((each) => each.getAttribute('ruler')).find((ruler) => ruler !== null) ?? null;
}

function formatLegend({ labels: [left, right] }: Comparison): string {
  return ` ${words.share.oneTree(left.title, right.title)}`;
}

function listPanels({ trace, step, comparison }: Session, isJoint: boolean): PicturePanel[] {
  const makePanel = (of: typeof trace, at: number, title: string, beside: Comparison | null) => ({
    trace: of,
    step: at,
    node: findMoment(of, at).node,
    title,
    comparison: beside,
    isJoint,
  });
  if (!comparison) return [makePanel(trace, step, '', null)];
  const { left, right, mirror } = comparison;
  const [leftTitle, rightTitle] = comparison.labels.map(({ title }) => title);
  if (isJoint) return [makePanel(left, step, '', comparison)];
  return [
    makePanel(left, step, leftTitle, comparison),
    makePanel(right, comparison.rightStep(step), rightTitle, mirror),
  ];
}
