import { computeChecksum } from './checksum.ts';
import { writeStorePath } from './class-paths.js';
import { locateInSite } from './site-root.ts';

const WRITTEN = /^written ([0-9a-z]{1,7})$/;

/** Names a lesson from outside the course, for a class and for saving answers. */
export function nameWrittenLesson(packed: string): string {
  return `written ${computeChecksum(packed)}`;
}

/** The page of a class's lesson, from the root of the site. `query` names the class. */
export function writeClassLessonPath(lesson: string, query: string): string {
  const [, sum] = WRITTEN.exec(lesson) ?? [];
  return sum ? `write/lesson/${query}&written=${sum}` : `lessons/${lesson}/${query}`;
}

/** Sends a written lesson to the server of the class; returns whether it was accepted. */
export async function placeLesson(packed: string, secret: string): Promise<boolean> {
  const headers = { authorization: `Bearer ${secret}` };
  const sent = fetch(locatePlaced(computeChecksum(packed)), { method: 'PUT', headers, body: packed });
  return sent.then(
    ({ status }) => status === 204,
    () => false,
  );
}

/** Fetches the packed lesson that a student's address names. Null if it names none; rejects if it cannot be fetched. */
export async function fetchPlacedLesson(query: string): Promise<string | null> {
  const [, sum] = /[?&]written=([0-9a-z]{1,7})(?:&|$)/.exec(query) ?? [];
  if (!sum) return null;
  const response = await fetch(locatePlaced(sum));
  const packed = await response.text();
  if (!response.ok || computeChecksum(packed) !== sum)
    throw new Error(`${response.url}: ${response.status}, expected the text with the checksum ${sum}`);
  return packed;
}

export function dropPlacedName(query: string): string {
  return query.replace(/&written=[^&]*/, '');
}

function locatePlaced(sum: string): string {
  return locateInSite(writeStorePath('lesson', sum));
}
