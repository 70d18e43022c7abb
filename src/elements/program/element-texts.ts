/** The listings in an element, or else its whole text. */
export function readElementTexts(element: Element): string[] {
  const listings = [...element.querySelectorAll('script, pre')];
  return (listings.length > 0 ? listings : [element]).map(readListing);
}

function readListing(element: Element): string {
  const text = element.textContent.replace(/^\s*\n/, '').trimEnd();
  const indents = text.match(/^[ \t]*(?=\S)/gm) ?? [];
  const common = Math.min(...indents.map(({ length }) => length));
  return text && `${text.replace(new RegExp(`^[ \\t]{${common}}`, 'gm'), '')}\n`;
}
