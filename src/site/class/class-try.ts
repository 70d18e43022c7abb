import { html, render } from 'lit';
import { words } from '../../words/index.ts';
import { adoptStyles } from '../every-page/adopt-styles.ts';
import type { Membership } from './membership.ts';
import tryRules from './class-try.css?inline';

/** Shows a projector and three students, each in a frame, on the same broker. */
export function showClassTry({ code }: Membership): void {
  const place = document.getElementById('class-try');
  if (!place) return;
  place.replaceChildren();
  adoptStyles(tryRules);
  const liveClass = words.liveClass;
  render(
    html`<p>${liveClass.tryAnswers}</p>
      <iframe class="projector" title=${liveClass.projector} src=${place.dataset['projected']!}></iframe>
      ${[1, 2, 3].map(
        (seat) => html`<iframe title=${liveClass.student(seat)} src="../?class=${code}.${seat}"></iframe>`,
      )}`,
    place,
  );
}
