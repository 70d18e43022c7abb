import { html, render } from 'lit';
import { words } from '../../words/index.ts';
import { writeClassLessonPath } from '../address/class-lesson.ts';
import { writeClassQuery, type Membership } from './membership.ts';
import { Seat } from './seat.ts';
import { StudentLink, type StudentState } from './student-link.ts';

export function showWaitingRoom(member: Membership): void {
  const place = document.getElementById('class-home');
  if (!place) return;
  place.replaceChildren();
  const say = (text: string) => render(html`<p role="status">${text}</p>`, place);
  const seat = new Seat(member);
  const show = (state: StudentState) => say(describeState(state, member.code, seat.hasEnded));
  seat.keep({ isAlone: false });
  const link = new StudentLink(member.code, seat, {
    onState: show,
    onUnreadable: () => say(words.liveClass.unableHere),
    onStage: ({ lesson }) => {
      if (lesson) location.replace(`../${writeClassLessonPath(lesson, writeClassQuery(member))}`);
    },
  });
  show(link.state);
}

function describeState(state: StudentState, code: string, hasEnded: boolean): string {
  const { connecting, joined, waiting, offline, unreached, ended, noClass, full, address } = words.liveClass;
  const sentences = {
    connecting,
    offline,
    unreached: hasEnded ? ended : unreached,
    ended,
    full,
    address,
    noClass: noClass(code),
  };
  return state === 'up' || state === 'away' ? `${joined} ${waiting}` : sentences[state];
}
