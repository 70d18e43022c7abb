import { html, nothing, render } from 'lit';
import { words } from '../../words/index.ts';

/** What of an address can be ignored: parts of its fragment, its place in a presentation, a step that is not there. */
type Source = 'fragment' | 'presentation' | 'step';

/** So many problems are told one by one. */
const TOLD = 10;

const told = new Map<Source, readonly string[]>();

/** Tells the reader which parts of the address were ignored, and why; with nothing to tell the message goes away. */
export function showIgnored(source: Source, problems: readonly string[]): void {
  // Another fragment wants other steps.
  if (source === 'fragment') told.delete('step');
  told.set(source, problems);
  show([...told.values()].flat());
}

/** Tells of every step in the address that turned out to be past the end of its search. */
export function tellCorrectedSteps(): void {
  document.addEventListener('ply-step-change', ({ detail: { asked, stepCount } }) => {
    if (asked === null) return;
    const problem = words.address.step(`${asked}`, stepCount);
    showIgnored('step', [...(told.get('step') ?? []), problem]);
  });
}

function show(problems: readonly string[]): void {
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
    document.querySelector('main')?.prepend(message);
  }
  render(ignored(problems), message);
}

function close(): void {
  told.clear();
  show([]);
}

function ignored(problems: readonly string[]) {
  const more = problems.length - TOLD;
  return html`<button class="bare" aria-label=${words.address.close} @click=${close}>✕</button>
    <p>${words.address.ignored}</p>
    <ul>
      ${problems.slice(0, TOLD).map((problem) => html`<li>${problem}</li>`)}
    </ul>
    ${more > 0 ? html`<p>${words.address.more(more)}</p>` : nothing}`;
}
