import { html } from 'lit';
import { trustHtml } from '../../views/index.ts';
import { words } from '../../words/index.ts';
import { makeCard, searchBoard } from './card.ts';
import { buildPage } from './build-page.ts';
import { buildLink, mistakesPath, type Page, type Site } from './page.ts';

type Bench = 'explore' | 'compare' | 'code' | 'check' | 'write';

/** The facts about the page of a workbench; `position` is searched on its card. */
export function describeBench(
  bench: Bench,
  { title, summary }: { readonly title: string; readonly summary: string },
  position: string,
) {
  const card = makeCard(title, summary, searchBoard(position));
  return { path: `${bench}/`, title, summary, card, entry: bench, isBench: true } as const;
}

export function buildExplorePage(site: Site): Page {
  const path = 'explore/';
  const { explore, exploreSummary, exploreNeedsScript } = words.site;
  const main = html`<h1 class="bench-title spare wide">${explore}</h1>
    <explore-desk class="full">
      <p class="summary">${exploreSummary}</p>
      <p class="links"><a href="${buildLink(path, 'positions/')}">${words.positions.title}</a></p>
      <p class="scriptless">${exploreNeedsScript}</p>
      ${trustHtml(site.demonstration)}
    </explore-desk>`;
  const opensWith = ['ply-stepper', 'ply-timeline', 'ply-code', 'ply-stack'];
  const said = { title: explore, summary: exploreSummary };
  const page = { ...describeBench('explore', said, 'oxx/.xo/o..'), opensWith };
  return buildPage(site, page, main, { hasChips: true });
}

export function buildComparePage(site: Site): Page {
  const path = 'compare/';
  const { title, heading, summary, needsScript, positions } = words.compare.page;
  const main = html`<compare-desk class="full">
    <h1>${heading}</h1>
    <p class="summary">${summary}</p>
    <p class="scriptless">${needsScript}</p>
    ${trustHtml(site.comparison)}
    <p><a href="${buildLink(path, 'positions/')}">${positions}</a></p>
  </compare-desk>`;
  return buildPage(site, describeBench('compare', { title, summary }, '..o/.xx/oxo'), main, {
    hasChips: true,
  });
}

export function buildCheckPage(site: Site): Page {
  const { title, heading, summary, needsScript, promise } = words.checkPage;
  const main = html`<check-desk class="full">
    <h1>${heading}</h1>
    <p class="summary">${summary}</p>
    <p>${promise}</p>
    <p class="scriptless">${needsScript}</p>
  </check-desk>`;
  const page = { ...describeBench('check', { title, summary }, '..o/x../.xo'), runsPrograms: true };
  return buildPage(site, page, main);
}

export function buildCodePage(site: Site): Page {
  const { title, heading, summary, needsScript, listing } = words.codePage;
  const main = html`<h1 class="bench-title spare wide">${heading}</h1>
    <code-desk class="full">
      <p class="summary">${summary}</p>
      <p class="scriptless">${needsScript}</p>
      <p>${listing}</p>
      <pre tabindex="0"><code>${site.program}</code></pre>
      <p><a href="${buildLink('code/', mistakesPath)}">${words.mistakePages.title}</a></p>
    </code-desk>`;
  const page = { ...describeBench('code', { title, summary }, 'x../..o/.xo'), runsPrograms: true };
  return buildPage(site, page, main, { hasChips: true });
}
