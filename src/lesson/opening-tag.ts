import { marksOf, type Tag } from '../catalogue/index.ts';
import { renderToString } from '../views/index.ts';

/** An attribute as it stands in a tag; an empty value leaves its name alone. */
type Attribute = readonly [name: string, value: string];

/** An opening tag in a page of a lesson; of one of our elements with the marks that the catalogue gives it. */
export function openingTag(name: string, attributes: readonly Attribute[], isOurs: boolean): string {
  const hasAsks = attributes.some(([key]) => key === 'asks');
  const all = [...attributes, ...(isOurs ? marksOf(name as Tag, hasAsks) : [])];
  const text = all.map(([key, value]) => (value === '' ? ` ${key}` : ` ${key}="${renderToString(value)}"`));
  return `<${name}${text.join('')}>`;
}
