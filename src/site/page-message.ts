import { html, render } from 'lit';
import { words } from '../words/index.ts';

/** Tells the reader which parts of the address were ignored, and why; with nothing to tell the message goes away. */
export function showIgnored(problems: readonly string[]): void {
  const main = document.querySelector('main');
  let message = document.getElementById('ignored');
  if (problems.length === 0) {
    message?.remove();
    return;
  }
  if (!message) {
    message = document.createElement('div');
    message.id = 'ignored';
    message.className = 'message wide';
    message.setAttribute('role', 'status');
    main?.prepend(message);
  }
  render(ignored(problems), message);
}

function ignored(problems: readonly string[]) {
  return html`<p>${words.address.ignored}</p>
    <ul>
      ${problems.map((problem) => html`<li>${problem}</li>`)}
    </ul>`;
}
