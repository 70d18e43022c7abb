import { becomeTeacher, membership } from './membership.ts';

/** Has the page of the class gather whoever comes: a student, who waits there, or the teacher. */
export function gather(): void {
  becomeTeacher();
  const member = membership();
  if (!member) return;
  if (member.secret === null) void import('./waiting-room.ts').then(({ wait }) => wait(member));
  else if (document.getElementById('class-try'))
    void import('./class-try.ts').then(({ begin }) => begin(member));
  else void import('./class-home.ts').then(({ begin }) => begin(member));
}
