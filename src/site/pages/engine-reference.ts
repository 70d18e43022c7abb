import { html, nothing } from 'lit';
import { renderCode } from '../../lesson/index.ts';
import { trustHtml } from '../../views/index.ts';
import { words } from '../../words/index.ts';
import type { DescribedExport } from './described-export.ts';
import described from './engine.json' with { type: 'json' };
import { buildPage } from './build-page.ts';
import { referencePath, type Page, type Site } from './page.ts';
import { renderFactList, renderWithCode } from './reference-parts.ts';

const path = `${referencePath}engine/`;

const kinds = ['function', 'class', 'value', 'type'] as const satisfies readonly DescribedExport['kind'][];

/** The examples are run by `test/lib/engine.test.ts`. */
export function buildEnginePage(site: Site): Page {
  const { engine: said, all } = words.reference;
  const exports = described as readonly DescribedExport[];
  const main = html`<article>
    <p class="meta"><a class="alone" href="../">${all}</a></p>
    <h1>${said.title}</h1>
    <p class="summary">${said.summary}</p>
    ${trustHtml(renderCode(said.example, 'javascript'))}
    <p>${said.install}</p>
    ${kinds.map((kind) =>
      renderExportGroup(
        said.kinds[kind],
        exports.filter((each) => each.kind === kind),
      ),
    )}
  </article>`;
  return buildPage(site, { path, title: said.title, summary: said.summary, entry: 'page' }, main);
}

function renderExportGroup(title: string, exports: readonly DescribedExport[]) {
  return html`<section>
    <h2>${title}</h2>
    ${exports.map(renderExport)}
  </section>`;
}

/** One export, under a heading of the third level. */
export function renderExport({ name, kind, signature, doc, examples, members }: DescribedExport) {
  const declared = { function: `${name}${signature}`, class: '', value: signature, type: signature }[kind];
  return html`<h3 id=${name}><code>${name}</code></h3>
    ${declared ? trustHtml(renderCode(declared, 'typescript')) : nothing}
    <p>${renderWithCode(doc)}</p>
    ${examples.map((example) => trustHtml(renderCode(example, 'typescript')))}
    ${
      members.length
        ? renderFactList(
            members.map((member) => ({
              name: member.name,
              holds: html`<code>${member.type}</code>`,
              doc: member.doc,
              notes: member.isReadonly || member.type.includes('=>') ? [] : [words.reference.writable],
            })),
          )
        : nothing
    }`;
}
