import { render } from 'lit';
import { treeDrawing, treeLayout, shownNodes, treeScene } from '../../views/index.ts';
import { preference } from '../../elements/kit/preferences.ts';
import { momentAt, sentenceFor, type Comparison, type Session } from '../../walk/index.ts';

/** Draws the whole tree at the present step, with its sentence; both trees of a comparison. */
export function treeFigure({ trace, step, comparison }: Session): HTMLElement {
  const naming = preference('naming');
  const moments = comparison ? momentsOf(comparison, step) : [{ of: trace, at: step, title: '' }];
  const figure = document.createElement('figure');
  figure.className = 'print-picture';
  for (const { of, at, title } of moments) {
    const scene = treeScene(of, at, treeLayout(shownNodes(of, momentAt(of, at).node)), { naming });
    const part = document.createElement('div');
    render(treeDrawing(scene), part);
    const caption = document.createElement('p');
    caption.textContent = sentenceFor(of, at, naming).text;
    if (title) caption.prepend(bold(title), ' ');
    figure.append(part, caption);
  }
  return figure;
}

function momentsOf(comparison: Comparison, step: number) {
  const [left, right] = comparison.labels;
  return [
    { of: comparison.left, at: step, title: left.title },
    { of: comparison.right, at: comparison.rightStep(step), title: right.title },
  ];
}

function bold(text: string): HTMLElement {
  const made = document.createElement('b');
  made.textContent = text;
  return made;
}
