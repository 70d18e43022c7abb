import { listMarks, type Tag } from '../catalogue/index.ts';
import { renderToString } from '../views/index.ts';

/** With an empty value, only the name is written. */
type Attribute = readonly [name: string, value: string];

export function writeOpeningTag(name: string, attributes: readonly Attribute[], isOurs: boolean): string {
  const hasAsks = attributes.some(([key]) => key === 'asks');
  const all = [...attributes, ...(isOurs ? listMarks(name as Tag, hasAsks) : [])];
  const text = all.map(([key, value]) => (value === '' ? ` ${key}` : ` ${key}="${renderToString(value)}"`));
  return `<${name}${text.join('')}>`;
}
