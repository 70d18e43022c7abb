import { html, nothing, render } from 'lit';
import { words } from '../../words/index.ts';
import './class-answers.ts';
import { ClassDialog } from './class-dialog.ts';
import './class-join.ts';
import { countSeats, nameClass } from './class-view.ts';
import { keepClassEnd } from './ended-class.ts';
import { checkStudentsApart } from './check-students-apart.ts';
import { ConnectedClass } from './connected-class.ts';
import { forgetTeacher, type Membership } from './membership.ts';
import { emptyStage } from './stage.ts';

export function showClassHome(member: Membership): void {
  const place = document.getElementById('class-home');
  if (!place) return;
  place.replaceChildren();
  const held = new ConnectedClass(member, () => show());
  const { link } = held;
  const { unfit, elsewhere } = words.liveClass;
  let isUnfit = false;
  let dialog: ClassDialog | null = null;
  const end = () => {
    dialog = Object.assign(new ClassDialog(), {
      membership: member,
      isOnClassPage: true,
      isEnding: true,
      onEnd: () => link.end(),
    });
    dialog.onClosed = () => {
      dialog = null;
      // What opened it may have made room for another.
      place.querySelector('button')?.focus();
    };
    document.body.append(dialog);
    show();
  };
  const show = () => {
    const refusal = isUnfit ? unfit : link.state === 'elsewhere' ? elsewhere : '';
    if (refusal) {
      link.close();
      forgetTeacher();
    }
    if (dialog) dialog.state = link.state;
    render(refusal ? html`<p role="alert">${refusal}</p>` : renderHome(member, held, end), place);
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

function renderHome(member: Membership, held: ConnectedClass, end: () => void) {
  const { state, seats } = held.link;
  const liveClass = words.liveClass;
  const text = nameClass({ state, ...countSeats(seats) });
  const isOver = state === 'ended';
  return html`${
      isOver
        ? nothing
        : html`<h2>${liveClass.join}</h2>
            <class-join .membership=${member}></class-join>`
    }
    <p role="status"><strong>${text}</strong></p>
    <p class="row">
      ${
        isOver
          ? html`<button @click=${() => openAgain(member)}>${liveClass.openAgain}</button>`
          : html`<a class="button primary" href="../teach/#lessons">${liveClass.begin}</a>
              <a class="button" href="try/">${liveClass.tryIt}</a>
              <a class="button" href="../check/">${words.handIn.programs}</a>
              <button @click=${end}>${liveClass.end}</button>`
      }
    </p>
    <class-answers .record=${held.list()} .code=${member.code}></class-answers>
    <p>${liveClass.privacy}</p>`;
}

function openAgain({ code }: Membership): void {
  keepClassEnd(code, false);
  location.reload();
}
