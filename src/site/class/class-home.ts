import { html, render } from 'lit';
import { words } from '../../words/index.ts';
import './class-join.ts';
import type { Membership } from './membership.ts';
import { TeacherLink } from './teacher-link.ts';

/** Has the page of the class be the teacher's: where students join, who is there, and where to go from here. */
export function begin(member: Membership): void {
  const place = document.getElementById('class-home');
  if (!place) return;
  place.replaceChildren();
  const link = new TeacherLink(member.code, member.secret ?? '', { onChange: () => show(), onAnswer() {} });
  const show = () => render(content(member, link), place);
  link.show({ lesson: '', scene: null, asked: null });
  show();
}

function content(member: Membership, { state, students }: TeacherLink) {
  const name = words.liveClass;
  const text =
    state === 'ended'
      ? name.ended
      : state === 'down'
        ? name.lost
        : state === 'up'
          ? name.here(students.size)
          : name.connecting;
  return html`<h2>${name.join}</h2>
    <class-join .membership=${member}></class-join>
    <p class="class-state" role="status"><strong>${text}</strong></p>
    <p class="actions">
      <a class="button primary" href="../#lessons">${name.begin}</a>
      <a class="button" href="try/">${name.tryIt}</a>
    </p>
    <p>${name.privacy}</p>`;
}
