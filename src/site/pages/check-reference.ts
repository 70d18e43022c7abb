import { html } from 'lit';
import { words } from '../../words/index.ts';
import described from './check-result.json' with { type: 'json' };
import type { DescribedExport } from './described-export.ts';
import { renderExport } from './engine-reference.ts';
import { buildPage } from './build-page.ts';
import { referencePath, type Page, type Site } from './page.ts';

const path = `${referencePath}check/`;

/** The format of the JSON from `plybook check --format json` and from the page Check. */
export function buildCheckReferencePage(site: Site): Page {
  const { check: said, all } = words.reference;
  const types = described as readonly DescribedExport[];
  const isResult = ({ name }: DescribedExport) => name === 'Checked';
  const main = html`<article>
    <p class="meta"><a class="alone" href="../">${all}</a></p>
    <h1>${said.title}</h1>
    <p class="summary">${said.summary}</p>
    <p>${said.same}</p>
    <p>${said.fair}</p>
    <section>
      <h2>${said.result}</h2>
      ${types.filter(isResult).map(renderExport)}
    </section>
    <section>
      <h2>${said.parts}</h2>
      ${types.filter((each) => !isResult(each)).map(renderExport)}
    </section>
  </article>`;
  return buildPage(site, { path, title: said.title, summary: said.summary, entry: 'page' }, main);
}
