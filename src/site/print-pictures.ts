import { render } from 'lit';
import { treeDrawing } from '../drawing/index.ts';
import { preference } from '../elements/preferences.ts';
import type { SessionHost } from '../elements/session-controller.ts';
import { treeLayout, shownNodes } from '../layout/index.ts';
import { treeScene } from '../scene/index.ts';
import { momentAt, sentenceFor, type Session } from '../session/index.ts';

/** Widgets of a lesson whose place on paper a drawing takes. */
const WIDGETS = 'article ply-stepper, article ply-compare, article ply-tree';

/**
 * Puts a drawing of its whole tree at the present step after each widget while the page is printed; the styles for paper
 * then show it instead of the widget, of which only a part may be in view.
 */
export function printPictures(): void {
  addEventListener('beforeprint', () => {
    for (const widget of document.querySelectorAll<HTMLElement>(WIDGETS)) {
      const session = sessionOf(widget);
      if (session) widget.after(figureOf(session));
    }
  });
  addEventListener('afterprint', () => {
    for (const figure of document.querySelectorAll('.print-picture')) figure.remove();
  });
}

function sessionOf(widget: HTMLElement): Session | null {
  const named = document.getElementById(widget.getAttribute('for') ?? '') ?? widget;
  return 'session' in named ? (named as unknown as SessionHost).session : null;
}

function figureOf({ trace, step, comparison }: Session): HTMLElement {
  const notation = preference('notation');
  const moments = comparison
    ? [
        { of: comparison.left, at: step },
        { of: comparison.right, at: comparison.rightStep(step) },
      ]
    : [{ of: trace, at: step }];
  const figure = document.createElement('figure');
  figure.className = 'print-picture';
  for (const { of, at } of moments) {
    const scene = treeScene(of, at, treeLayout(shownNodes(of, momentAt(of, at).node)), { notation });
    const part = document.createElement('div');
    render(treeDrawing(scene), part);
    const caption = document.createElement('p');
    caption.textContent = sentenceFor(of, at, notation);
    figure.append(part, caption);
  }
  return figure;
}
