/** `true` writes the bare name; empty, `false` and `undefined` values are left out. */
type Attributes = Readonly<Record<string, string | boolean | undefined>>;

/** `content` is text that may hold Markdown: only `<` is escaped. */
export function formatTag(name: string, attributes: Attributes, content = ''): string {
  return `<${name}${formatAttributes(attributes)}>${content.replaceAll('<', '&lt;')}</${name}>`;
}

export function formatAttributes(attributes: Attributes): string {
  return Object.entries(attributes)
    .filter(([, value]) => value)
    .map(([name, value]) => ` ${name}${value === true ? '' : `="${escapeValue(value as string)}"`}`)
    .join('');
}

function escapeValue(value: string): string {
  return value.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}
