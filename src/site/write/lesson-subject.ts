import { words } from '../../words/index.ts';
import { resolveSitePage } from '../address/site-page.ts';
import type { ShareSubject } from '../share/subject.ts';
import { nameFile, readTitle } from './written-title.ts';
import { writeLessonFragment, type LessonFile } from '../address/lesson-address.ts';

/** Longest address, in characters, that every mail and chat program passes on unchanged. */
const MOST = 8000;

/** Shares the lesson as an address, or as a file if the address would be too long. */
export async function makeLessonSubject(lesson: LessonFile): Promise<ShareSubject> {
  const title = words.writing.shareTitle;
  const from = readTitle(lesson.source) || words.writing.untitled;
  const address = `${resolveSitePage('write/lesson/')}#${await writeLessonFragment(lesson)}`;
  if (address.length <= MOST) return { address, host: null, isSection: false, title, from };
  const note = words.writing.longAddress(address.length, MOST);
  return {
    address: resolveSitePage('write/'),
    host: null,
    isSection: false,
    title,
    instead: { note, name: nameFile(lesson), content: new Blob([lesson.source], { type: 'text/plain' }) },
  };
}
