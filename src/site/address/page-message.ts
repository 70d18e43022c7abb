import { html, nothing, render } from 'lit';
import { words } from '../../words/index.ts';

type ProblemSource = 'fragment' | 'presentation' | 'step';

const MAX_LISTED = 10;

const problemsBySource = new Map<ProblemSource, readonly string[]>();

/** Shows which parts of the address were ignored, and why. An empty list removes those of its source. */
export function showIgnored(source: ProblemSource, problems: readonly string[]): void {
  // The steps of an earlier fragment no longer matter.
  if (source === 'fragment') problemsBySource.delete('step');
  problemsBySource.set(source, problems);
  showProblems([...problemsBySource.values()].flat());
}

export function reportCorrectedSteps(): void {
  document.addEventListener('ply-step-change', ({ detail: { asked, stepCount } }) => {
    if (asked === null) return;
    const problem = words.address.step(`${asked}`, stepCount);
    showIgnored('step', [...(problemsBySource.get('step') ?? []), problem]);
  });
}

function showProblems(problems: readonly string[]): void {
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
  render(renderProblemList(problems), message);
}

function closeMessage(): void {
  problemsBySource.clear();
  showProblems([]);
}

function renderProblemList(problems: readonly string[]) {
  const more = problems.length - MAX_LISTED;
  return html`<button class="bare" aria-label=${words.address.close} @click=${closeMessage}>✕</button>
    <p>${words.address.ignored}</p>
    <ul>
      ${problems.slice(0, MAX_LISTED).map((problem) => html`<li>${problem}</li>`)}
    </ul>
    ${more > 0 ? html`<p>${words.address.more(more)}</p>` : nothing}`;
}
