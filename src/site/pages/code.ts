import { html } from 'lit';
import { words } from '../../words/index.ts';
import { frame } from './frame.ts';
import type { Page, Site } from './page.ts';

const path = 'code/';

/** The page on which a reader writes a program and walks through its calls. */
export function codePage(site: Site): Page {
  const { title, heading, summary, needsScript, listing } = words.codePage;
  const main = html`<h1 class="bench-title wide">${heading}</h1>
    <code-desk class="full">
      <p class="summary">${summary}</p>
      <p>${needsScript}</p>
      <p>${listing}</p>
      <pre tabindex="0"><code>${site.program}</code></pre>
    </code-desk>`;
  const page = { path, title, summary, entry: 'code', runsPrograms: true } as const;
  return frame(site, page, main, { hasChips: true });
}
