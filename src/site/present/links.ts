/** The id that a link within a page leads to: of a heading, `#scores`, or of a widget, `#calls.step=4`. */
export function idOfLink(fragment: string): string {
  const [first = ''] = fragment.replace(/^#/, '').split('&');
  const [name, value] = first.split('=');
  return decoded(value === undefined ? name : name.slice(0, name.lastIndexOf('.')));
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return '';
  }
}
