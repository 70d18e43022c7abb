import { html, render } from 'lit';
import { unsafeHTML } from 'lit/directives/unsafe-html.js';
import type { Picture } from '../../views/index.ts';

/** Attributes that inherit, named like their style properties. */
const inheritedAttributes = [
  'fill',
  'stroke',
  'stroke-width',
  'stroke-opacity',
  'stroke-dasharray',
  'stroke-linecap',
  'stroke-linejoin',
  'paint-order',
  'font-family',
  'font-size',
  'font-weight',
  'text-anchor',
];

const ownDefaults = { opacity: '1', 'text-decoration-line': 'none' };

/** Writes computed styles as attributes: other programs know no custom properties, `light-dark()` or `calc()`. */
export function inlineStyles(picture: Picture): Picture {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(picture.styles);
  const place = document.createElement('div');
  const root = place.attachShadow({ mode: 'open' });
  root.adoptedStyleSheets = [sheet];
  render(html`${unsafeHTML(picture.text)}`, root);
  document.body.append(place);
  const drawing = root.querySelector('svg')!;
  for (const each of [drawing, ...drawing.querySelectorAll('*')]) writeAttributes(each, each === drawing);
  for (const each of [drawing, ...drawing.querySelectorAll('*')]) each.removeAttribute('class');
  place.remove();
  return { ...picture, text: `${new XMLSerializer().serializeToString(drawing)}\n` };
}

function writeAttributes(element: Element, isOutermost: boolean): void {
  // Its ancestor was hidden, and is removed.
  if (!element.isConnected) return;
  const style = getComputedStyle(element);
  if (style.display === 'none') return element.remove();
  const around = isOutermost ? null : getComputedStyle(element.parentElement!);
  for (const name of inheritedAttributes) {
    const value = style.getPropertyValue(name);
    if (value === around?.getPropertyValue(name)) element.removeAttribute(name);
    else element.setAttribute(name, value);
  }
  for (const [name, unset] of Object.entries(ownDefaults)) {
    const value = style.getPropertyValue(name);
    if (value !== unset) element.setAttribute(name.replace('-line', ''), value);
  }
}
