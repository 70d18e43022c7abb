import { html, render, type LitElement, type TemplateResult } from 'lit';
import { onTestFinished } from 'vitest';
import '../../src/elements/index.ts';

/** Puts elements on the page until the test is over, and waits until they are drawn. */
export async function mount(template: TemplateResult): Promise<HTMLElement> {
  const main = document.createElement('main');
  document.body.append(main);
  onTestFinished(() => {
    main.remove();
    for (const left of document.querySelectorAll('ply-help, ply-voice')) left.remove();
  });
  render(
    html`<h1>Test</h1>
      ${template}`,
    main,
  );
  await settled();
  return main;
}

/**
 * Waits until every element on the page, in whatever shadow root, has drawn its latest state; views of a large search
 * draw it in a task of their own.
 */
export async function settled(): Promise<void> {
  for (let pass = 0; pass < 3; pass++) {
    await Promise.all(elementsIn(document).map((each) => each.updateComplete));
    await new Promise((task) => setTimeout(task));
  }
  while (deep(document, 'ply-tree').some(isBlank)) await new Promise(requestAnimationFrame);
}

/** Whether a tree that can be seen is still to be drawn, which takes until the frame after it was measured. */
function isBlank(tree: Element): boolean {
  const frame = tree.shadowRoot!.querySelector('.frame');
  return frame !== null && frame.childElementCount === 0 && frame.checkVisibility();
}

/** The first element of a kind that matches, in the page or in any shadow root. */
export function find<E extends Element>(kind: new () => E, selector = '*'): E {
  const found = deep(document, selector).find((each): each is E => each instanceof kind);
  if (!found) throw new Error(`no ${kind.name} matches ${selector}`);
  return found;
}

/** The visible text of an element with its white space collapsed, shadow root included. */
export function textOf(element: Element): string {
  return (element.shadowRoot ?? element).textContent.replace(/\s+/g, ' ').trim();
}

function elementsIn(root: ParentNode): LitElement[] {
  return deep(root, '*').filter((each): each is LitElement => 'updateComplete' in each);
}

function deep(root: ParentNode, selector: string): Element[] {
  return [...root.querySelectorAll('*')].flatMap((each) => [
    ...(each.matches(selector) ? [each] : []),
    ...(each.shadowRoot ? deep(each.shadowRoot, selector) : []),
  ]);
}
