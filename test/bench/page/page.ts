import '../../../src/site/page/trust-own.js';
import { html, render } from 'lit';
import { figureHeads, figureTexts } from '../figure-text.js';
import { warmGroups } from '../groups/index.ts';
import { measure, type Group, type Result } from '../measure.ts';
import { coldInWorkers } from './cold-in-workers.ts';
import { memoryInPage } from './memory-in-page.ts';
import { openingInFrames } from './opening-in-frames.ts';
import { stepGroups } from './steps.ts';
import { timelineColours } from './timeline-colours.ts';
import { timelineFrames } from './timeline-frames.ts';

declare global {
  interface Window {
    /** What was measured so far, a group at a time; complete once `isDone` is true. */
    bench: { results: Result[]; isDone: boolean };
  }
}

const [status, tables, stage] = ['status', 'tables', 'stage'].map((id) => document.getElementById(id)!);

const warm = (group: () => Group) => () => Promise.resolve(measure(group()));

/** Measures on the stage; returns in words why it cannot. */
type Part = (stage: Element) => Promise<Result[] | string>;

/** The parts of the bench by the name that `?part=` calls them by. */
const parts: Readonly<Record<string, readonly Part[]>> = {
  frames: [warm(timelineFrames)],
  steps: stepGroups,
  warm: warmGroups.map(warm),
  cold: [coldInWorkers],
  colours: [timelineColours],
  memory: [memoryInPage],
  opening: [openingInFrames],
};

const notes: string[] = [];
window.bench = { results: [], isDone: false };
const wanted = new URLSearchParams(location.search).getAll('part');
const groups = Object.entries(parts).flatMap(([name, all]) =>
  wanted.length === 0 || wanted.includes(name) ? all : [],
);

for (const [index, group] of groups.entries()) {
  status.textContent = `Measuring: group ${index + 1} of ${groups.length}. Leave this window in front.`;
  await painted();
  const results = await group(stage);
  if (typeof results === 'string') notes.push(results);
  else window.bench.results.push(...results);
  render([allTables(window.bench.results), notes.map((note) => html`<p>${note}</p>`)], tables);
}
status.textContent = 'Done.';
window.bench.isDone = true;

function allTables(results: readonly Result[]) {
  const titles = [...new Set(results.map(({ group }) => group))];
  return titles.map((title) =>
    table(
      title,
      results.filter(({ group }) => group === title),
    ),
  );
}

function table(title: string, results: readonly Result[]) {
  return html`<table>
    <caption>
      ${title}
    </caption>
    <thead>
      <tr>
        <td></td>
        ${figureHeads(results[0]).map((head) => html`<th scope="col">${head}</th>`)}
      </tr>
    </thead>
    <tbody>
      ${results.map(
        (result) =>
          html`<tr>
            <th scope="row">${result.name}</th>
            ${figureTexts(result).map((text) => html`<td>${text}</td>`)}
          </tr>`,
      )}
    </tbody>
  </table>`;
}

/** Waits until what was rendered can be seen. */
function painted(): Promise<unknown> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => requestAnimationFrame(resolve));
  });
}
