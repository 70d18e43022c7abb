import { html, render } from 'lit';
import { unsafeHTML } from 'lit/directives/unsafe-html.js';
import type { Picture } from '../../views/index.ts';

/** What an element of a drawing hands on to those in it, by the names of the attributes that mean the same. */
const inherited = [
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
  'dominant-baseline',
];

/** What it keeps to itself, with what holds where nothing is said. */
const own = { opacity: '1', 'text-decoration-line': 'none' };

/**
 * A picture with its styles worked out by the browser and written as attributes: slides, word processors and vector
 * editors know no style sheets with custom properties, `light-dark()` or `calc()`.
 */
export function settled(picture: Picture): Picture {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(picture.styles);
  const place = document.createElement('div');
  const root = place.attachShadow({ mode: 'open' });
  root.adoptedStyleSheets = [sheet];
  render(html`${unsafeHTML(picture.text)}`, root);
  document.body.append(place);
  const drawing = root.querySelector('svg')!;
  for (const each of [drawing, ...drawing.querySelectorAll('*')]) paint(each, each === drawing);
  for (const each of [drawing, ...drawing.querySelectorAll('*')]) each.removeAttribute('class');
  place.remove();
  return { ...picture, text: `${new XMLSerializer().serializeToString(drawing)}\n` };
}

/** Writes what an element looks like as its attributes: all of the outermost, of the others what they do not inherit. */
function paint(element: Element, isOutermost: boolean): void {
  // What stood in something that is not shown is gone already.
  if (!element.isConnected) return;
  const style = getComputedStyle(element);
  if (style.display === 'none') return element.remove();
  const around = isOutermost ? null : getComputedStyle(element.parentElement!);
  for (const name of inherited) {
    const value = style.getPropertyValue(name);
    if (value === around?.getPropertyValue(name)) element.removeAttribute(name);
    else element.setAttribute(name, value);
  }
  for (const [name, unset] of Object.entries(own)) {
    const value = style.getPropertyValue(name);
    if (value !== unset) element.setAttribute(name.replace('-line', ''), value);
  }
}
