import { html, nothing, render } from 'lit';
import { words } from '../../words/index.ts';
import { writeClassLessonPath } from '../address/class-lesson.ts';
import { holdSeat } from './hold-seat.ts';
import { writeClassQuery, type Membership } from './membership.ts';
import { Seat } from './seat.ts';
import { StudentLink, type StudentState } from './student-link.ts';

export function showWaitingRoom(member: Membership): void {
  const place = document.getElementById('class-home');
  if (!place) return;
  place.replaceChildren();
  const say = (text: string, action: unknown = nothing) =>
    render(
      html`<p role="status">${text}</p>
        ${action}`,
      place,
    );
  const seat = new Seat(member);
  const show = (state: StudentState) =>
    say(describeState(state, member.code, seat.hasEnded), state === 'taken' ? renderBack() : nothing);
  seat.keep({ isAlone: false });
  const link = new StudentLink(member.code, seat, {
    onState: show,
    onUnreadable: () => say(words.liveClass.unableHere),
    onStage: ({ lesson }) => {
      if (lesson) location.replace(`../${writeClassLessonPath(lesson, writeClassQuery(member))}`);
    },
  });
  holdSeat(seat.id, () => link.yield());
  show(link.state);
}

function renderBack() {
  return html`<p><button @click=${() => location.reload()}>${words.liveClass.back}</button></p>`;
}

function describeState(state: StudentState, code: string, hasEnded: boolean): string {
  const { connecting, joined, waiting, offline, unreached, taken, ended, noClass, full, address } =
    words.liveClass;
  const sentences = {
    connecting,
    offline,
    unreached: hasEnded ? ended : unreached,
    taken,
    ended,
    full,
    address,
    noClass: noClass(code),
  };
  return state === 'up' || state === 'away' ? `${joined} ${waiting}` : sentences[state];
}
