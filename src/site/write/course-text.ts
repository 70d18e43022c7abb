const texts = import.meta.glob<string>('/lessons/*.md', { query: '?raw', import: 'default' });

/** Fetches the text of a lesson of the course, by its path below the root of the project. */
export async function courseText(file: string): Promise<string> {
  const fetchText = texts[`/${file}`];
  if (!fetchText) throw new Error(`no lesson ${file}: expected one of ${Object.keys(texts).join(', ')}`);
  return fetchText();
}
