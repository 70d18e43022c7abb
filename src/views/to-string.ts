import { nothing } from 'lit';

/** What a template tag of Lit makes: the pieces of its text, and the values between them. */
interface Template {
  readonly strings: readonly string[];
  readonly values: readonly unknown[];
}

/** HTML that stands in a template as it is; `trusted` makes it. */
class TrustedHtml {
  constructor(readonly html: string) {}
}

/** Stands for a value while a template is taken apart; no template contains it. */
const SLOT = '\0';
const references: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const TAG_OR_SLOT = /<[a-z][^<>]*>|\0/gi;
const ATTRIBUTE = /\s+([^\s"'<>=]+)=(?:"([^"]*)"|'([^']*)'|(\0))/g;

/**
 * HTML to be put into a template unescaped, where a string is made of it: only what this project itself wrote, such as
 * a compiled lesson or what `renderToString` gave. It cannot stand in an attribute, nor in a live element.
 */
export function trusted(html: string): TrustedHtml {
  return new TrustedHtml(html);
}

/**
 * Renders a template to a string, for pages that are built and files that are exported. Text and attributes are
 * escaped, arrays and templates in templates are rendered in turn, `?name` becomes a bare attribute or none, `nothing`
 * removes its attribute, and `@` and `.` bindings, which need a live element, are left out, as is what indents
 * lines. Directives throw.
 */
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
    const text = parts.reduce((before, part, i) => before + escapeHtml(held[i - 1] ?? '') + part);
    return ` ${name}="${text}"`;
  };
  return strings
    .join(SLOT)
    .replace(/\n\s+/g, '\n')
    .replace(TAG_OR_SLOT, (found) =>
      found === SLOT ? renderToString(values[next++]) : found.replace(ATTRIBUTE, attribute),
    );
}

function isTemplate(value: unknown): value is Template {
  return typeof value === 'object' && value !== null && 'strings' in value && 'values' in value;
}

/** Text or a number, fit for content and for attributes in double quotes. */
function escapeHtml(value: unknown): string {
  if (typeof value !== 'string' && typeof value !== 'number' && typeof value !== 'boolean')
    throw new TypeError(`cannot render a ${typeof value}: expected a template, an array, text or a number`);
  return `${value}`.replace(/[&<>"]/g, (character) => references[character]);
}
