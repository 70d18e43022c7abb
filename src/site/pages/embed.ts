import { html } from 'lit';
import { renderToString } from '../../views/index.ts';
import { words } from '../../words/index.ts';
import { buildLink, type Page, type Site } from './page.ts';
import { formatSiteFacts } from './write.ts';

const path = 'embed/';

/** For frames on other sites, so without bar and footer. */
export function buildEmbedPage(site: Site): Page {
  const { title, summary, needsScript, waiting, notebook, newTab, another, foreign } = words.embed;
  const body = html`<main id="main" tabindex="-1">
      <h1 class="unseen">${title}</h1>
      <article class="framed" aria-busy="true" data-site=${formatSiteFacts(site, path)}>
        <p class="scriptless">${needsScript}</p>
        <p class="summary">${waiting}</p>
      </article>
    </main>
    <footer class="notebook row links quiet" data-waiting>
      <p id="foreign" hidden>${foreign}</p>
      <a id="another" href="./" hidden>${another}</a>
      <a id="notebook" href=${buildLink(path, '')} target="_blank" rel="noopener"
        >${notebook(site.course.name)}<span class="away"
          ><span class="unseen"> ${newTab}</span>&nbsp;<span aria-hidden="true">↗</span></span
        ></a
      >
    </footer>`;
  return {
    path,
    title,
    summary,
    entry: 'embed',
    runsPrograms: true,
    hasFrames: true,
    body: renderToString(body),
  };
}
