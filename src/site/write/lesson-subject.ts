import { words } from '../../words/index.ts';
import { pageOfSite, type ShareSubject } from '../share/subject.ts';
import { lessonFragment, type LessonFile } from './lesson-address.ts';

/** So many characters of an address reach their reader whole, whatever program they are sent with. */
const MOST = 8000;

/** A lesson, all of it in its address; where that is too long, its file. */
export async function lessonSubject(lesson: LessonFile): Promise<ShareSubject> {
  const title = words.writing.shareTitle;
  const address = `${pageOfSite('write/lesson/')}#${await lessonFragment(lesson)}`;
  if (address.length <= MOST) return { address, host: null, isSection: false, title };
  const note = words.writing.longAddress(address.length, MOST);
  const { file: name, source: text } = lesson;
  return {
    address: pageOfSite('write/'),
    host: null,
    isSection: false,
    title,
    instead: { note, name, text },
  };
}
