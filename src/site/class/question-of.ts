import { copyOf } from '../page/copy-of.ts';

/** The text of a question, as it stands in the lesson, without its answers. */
export function questionOf(element: Element): readonly Node[] {
  const nodes =
    element.localName === 'ply-quiz'
      ? [...element.querySelectorAll(':scope > [slot="question"]')]
      : [...element.childNodes].filter((node) => !(node instanceof Element && node.hasAttribute('slot')));
  return nodes.map((node) => (node instanceof Element ? copyOf(node) : node.cloneNode(true)));
}
