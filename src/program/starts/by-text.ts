import type { ProgramLanguage } from '../program.ts';
import { starts, type Start } from './index.ts';

/** The starting points in a language, by their text. All of these texts are fetched. */
export async function startsByText(language: ProgramLanguage): Promise<ReadonlyMap<string, Start>> {
  const own = starts.filter((start) => start.language === language);
  return new Map(await Promise.all(own.map(async (start) => [await start.text(), start] as const)));
}

/** What a text that is a starting point, letter by letter, is in another language; null for any other text. */
export async function twinOf(
  text: string,
  language: ProgramLanguage,
  other: ProgramLanguage,
): Promise<{ readonly start: Start; readonly twin: Start } | null> {
  const start = (await startsByText(language)).get(text);
  const twin = starts.find(({ key, language: its }) => key === start?.key && its === other);
  return start && twin ? { start, twin } : null;
}
