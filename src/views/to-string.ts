import { nothing } from 'lit';

interface Template {
  readonly strings: readonly string[];
  readonly values: readonly unknown[];
}

class TrustedHtml {
  constructor(readonly html: string) {}
}

/** Marks a value's place while a template is parsed; no template contains it. */
const SLOT = '\0';
const references: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const TAG_OR_SLOT = /<[a-z][^<>]*>|\0/gi;
const ATTRIBUTE = /\s+([^\s"'<>=]+)=(?:"([^"]*)"|'([^']*)'|(\0))/g;

/** Marks HTML that `renderToString` inserts unescaped: only what this project wrote itself. Not for attributes or live elements. */
export function trustHtml(html: string): TrustedHtml {
  return new TrustedHtml(html);
}

/** Escapes text and attributes, rounds numbers in attributes to hundredths, drops indentation and `@` and `.` bindings. Directives throw. */
export function renderToString(value: unknown): string {
  if (value === null || value === undefined || value === false || value === nothing) return '';
  if (Array.isArray(value)) return value.map(renderToString).join('');
  if (value instanceof TrustedHtml) return value.html;
  return isTemplate(value) ? renderTemplate(value) : escapeHtml(value);
}

function renderTemplate({ strings, values }: Template): string {
  let next = 0;
  const attribute = (whole: string, name: string, double = '', single = '', bare = ''): string => {
    const parts = (double || single || bare).split(SLOT);
    if (parts.length === 1) return whole;
    const held = values.slice(next, (next += parts.length - 1));
    if (name.startsWith('@') || name.startsWith('.')) return '';
    if (name.startsWith('?')) return held[0] && held[0] !== nothing ? ` ${name.slice(1)}` : '';
    if (held.includes(nothing)) return '';
    const text = parts.reduce(
      (before, part, i) => before + escapeHtml(roundNumber(held[i - 1]) ?? '') + part,
    );
    return ` ${name}="${text}"`;
  };
  return strings
    .join(SLOT)
    .replace(/\n\s+/g, '\n')
    .replace(TAG_OR_SLOT, (found) =>
      found === SLOT ? renderToString(values[next++]) : found.replace(ATTRIBUTE, attribute),
    );
}

/** A hundredth of a pixel is less than any screen shows. */
const roundNumber = (value: unknown) => (typeof value === 'number' ? Math.round(value * 100) / 100 : value);

function isTemplate(value: unknown): value is Template {
  return typeof value === 'object' && value !== null && 'strings' in value && 'values' in value;
}

/** Escapes for content and for attributes in double quotes. */
function escapeHtml(value: unknown): string {
  if (typeof value !== 'string' && typeof value !== 'number' && typeof value !== 'boolean')
    throw new TypeError(`cannot render a ${typeof value}: expected a template, an array, text or a number`);
  return `${value}`.replace(/[&<>"]/g, (character) => references[character]);
}
