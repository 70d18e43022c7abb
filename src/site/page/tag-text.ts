/** Attributes as they stand in a tag, by their names: `true` for one that says all by being there; what is empty or `false` is left out. */
type Attributes = Readonly<Record<string, string | boolean | undefined>>;

/** An element as HTML text that somebody takes with them; its content is text, in which Markdown may stand. */
export function tagText(name: string, attributes: Attributes, content = ''): string {
  return `<${name}${attributesText(attributes)}>${content.replaceAll('<', '&lt;')}</${name}>`;
}

/** What stands in a tag after its name. */
export function attributesText(attributes: Attributes): string {
  return Object.entries(attributes)
    .filter(([, value]) => value)
    .map(([name, value]) => ` ${name}${value === true ? '' : `="${escaped(value as string)}"`}`)
    .join('');
}

function escaped(value: string): string {
  return value.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}
