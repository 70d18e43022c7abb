import type { Company } from '../present/company.ts';
import { showOpening } from '../present/opening-note.ts';
import { placeLesson } from '../address/class-lesson.ts';
import { fetchAllElements } from '../every-page/fetch-elements.ts';
import type { Membership } from './membership.ts';

/** Lets a student's page follow the class, or adds the class to the teacher's presentation. */
export async function takePart(
  member: Membership,
  article: HTMLElement,
  ready: Promise<void>,
  packed: string | null,
): Promise<Company | null> {
  if (member.secret !== null) {
    if (packed !== null && !(await placeLesson(packed, member.secret)))
      return (await import('./absent-class.ts')).absentClass;
    const { TeacherClass } = await import('./teacher-class.ts');
    return new TeacherClass(member, article.dataset['lesson'] ?? '');
  }
  const note = showOpening();
  try {
    // Loads everything at once, so that a lost network leaves no gaps.
    const [{ Follower }] = await Promise.all([
      import('./follower.ts'),
      ready,
      fetchAllElements(),
      import('../../elements/questions/judging.ts'),
    ]);
    Follower.begin(article, member);
  } finally {
    note.remove();
  }
  return null;
}
