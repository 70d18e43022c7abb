import { html } from 'lit';
import { words } from '../../words/index.ts';
import { oldestBrowsers } from './browsers.ts';
import { buildPage } from './build-page.ts';
import { serverConfigurations, HEADERS_FILE } from './host-headers.ts';
import { buildLink, PARTS_FILE, type Page, type Site } from './page.ts';
import { renderWithCode } from './reference-parts.ts';

const path = 'hosting/';

export function buildHostingPage(site: Site): Page {
  const { title, summary, files, steps, headers, frames, browsers: oldest, security } = words.hosting;
  const main = html`<h1>${title}</h1>
    <p class="summary">${summary}</p>
    <h2>${files.title}</h2>
    <p>${files.text}</p>
    <h2>${steps.title}</h2>
    <p>${renderWithCode(steps.build)}</p>
    ${Object.entries(steps.hosts).map(
      ([name, text]) =>
        html`<h3>${name}</h3>
          <p>${renderWithCode(text)}</p>`,
    )}
    <h2>${headers.title}</h2>
    <p>${renderWithCode(headers.file(HEADERS_FILE))}</p>
    <dl>
      ${Object.entries(headers.meaning).map(
        ([name, meaning]) =>
          html`<dt><code>${name}</code></dt>
            <dd>${renderWithCode(meaning)}</dd>`,
      )}
    </dl>
    <p>${renderWithCode(headers.others)}</p>
    ${Object.entries(serverConfigurations).map(
      ([name, text]) =>
        html`<h3>${name}</h3>
          <pre tabindex="0"><code>${text}</code></pre>`,
    )}
    <h2 id="frames">${frames.title}</h2>
    <p>${renderWithCode(frames.how)}</p>
    <p>${frames.course} <a href=${buildLink(path, 'embed/')}>${words.embed.title}</a></p>
    <h3>${frames.mayTitle}</h3>
    <p>${frames.may}</p>
    <h3>${frames.mayNotTitle}</h3>
    <p>${frames.mayNot}</p>
    <p>${renderWithCode(frames.sandbox)}</p>
    <p>${frames.height}</p>
    <h2>${oldest.title}</h2>
    <p>${oldest.text(oldestBrowsers)}</p>
    <h2>${security.title}</h2>
    <p>${renderWithCode(security.text)}</p>
    <pre tabindex="0"><code>${security.sample}</code></pre>
    <p>${security.parts} <a href=${buildLink(path, PARTS_FILE)} download>${PARTS_FILE}</a></p>`;
  return buildPage(site, { path, title, summary, entry: 'page' }, main);
}
