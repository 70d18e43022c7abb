import { render, type TemplateResult } from 'lit';

/** Draws a template of one element, which nothing draws again. */
export function renderElement(template: TemplateResult): HTMLElement {
  const made = document.createDocumentFragment();
  render(template, made);
  return made.firstElementChild as HTMLElement;
}
