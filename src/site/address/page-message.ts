import { html, nothing, render } from 'lit';
import { words } from '../../words/index.ts';

type Source = 'fragment' | 'presentation' | 'step';

const TOLD = 10;

const told = new Map<Source, readonly string[]>();

/** Shows which parts of the address were ignored, and why. An empty list removes those of its source. */
export function showIgnored(source: Source, problems: readonly string[]): void {
  // The steps of an earlier fragment no longer matter.
  if (source === 'fragment') told.delete('step');
  told.set(source, problems);
  show([...told.values()].flat());
}

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
