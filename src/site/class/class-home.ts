import { html, render } from 'lit';
import { words } from '../../words/index.ts';
import { buildAnswersTable } from './answers-table.ts';
import './class-answers.ts';
import './class-join.ts';
import { ClassRecord } from './class-record.ts';
import { checkStudentsApart } from './keeps-apart.ts';
import { forgetTeacher, type Membership } from './membership.ts';
import { emptyStage } from './stage.ts';
import { TeacherLink } from './teacher-link.ts';

export function showClassHome(member: Membership): void {
  const place = document.getElementById('class-home');
  if (!place) return;
  place.replaceChildren();
  const record = new ClassRecord(member.code);
  const link = new TeacherLink(member.code, member.secret ?? '', {
    onChange: () => show(),
    onAnswer(id, answer) {
      const counts = record.acceptAnswer(id, answer);
      if (counts) show();
      return counts;
    },
  });
  const { unfit, elsewhere } = words.liveClass;
  let isUnfit = false;
  const show = () => {
    const refusal = isUnfit ? unfit : link.state === 'elsewhere' ? elsewhere : '';
    if (refusal) {
      link.close();
      forgetTeacher();
    }
    render(refusal ? html`<p role="alert">${refusal}</p>` : renderHome(member, link, record), place);
  };
  link.show(emptyStage);
  show();
  const check = async () => {
    isUnfit = !(await checkStudentsApart(member.code, member.secret ?? ''));
    show();
  };
  void check();
}

/** Refuses to hold a class without storage, because other pages could not tell that the window is the teacher's. */
export function refuseClass(): void {
  const place = document.getElementById('class-home');
  if (!place) return;
  place.replaceChildren();
  render(html`<p role="alert">${words.liveClass.notKept}</p>`, place);
}

function renderHome(member: Membership, { state, seats }: TeacherLink, { rounds }: ClassRecord) {
  const name = words.liveClass;
  const text =
    state === 'ended'
      ? name.ended
      : state === 'down'
        ? name.lost
        : state === 'up'
          ? name.here(seats.connected, seats.count('alone'), seats.ids.length)
          : name.connecting;
  return html`<h2>${name.join}</h2>
    <class-join .membership=${member}></class-join>
    <p role="status"><strong>${text}</strong></p>
    <p class="actions">
      <a class="button primary" href="../#lessons">${name.begin}</a>
      <a class="button" href="try/">${name.tryIt}</a>
      <a class="button" href="../check/">${words.handIn.ask}</a>
    </p>
    <class-answers
      .record=${{ seats: seats.states, table: buildAnswersTable(rounds, seats.ids) }}
      .code=${member.code}
    ></class-answers>
    <p>${name.privacy}</p>`;
}
