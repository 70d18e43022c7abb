import { html, nothing } from 'lit';
import { renderCode } from '../../lesson/index.ts';
import { trusted } from '../../views/index.ts';
import { words } from '../../words/index.ts';
import type { DescribedExport } from './described-export.ts';
import described from './engine.json';
import { frame } from './frame.ts';
import { referencePath, type Page, type Site } from './page.ts';
import { factList, withCode } from './reference-parts.ts';

const path = `${referencePath}engine/`;

const kinds = ['function', 'class', 'value', 'type'] as const satisfies readonly DescribedExport['kind'][];

/** The examples are run by `test/lib/engine.test.ts`. */
export function enginePage(site: Site): Page {
  const { engine: said, all } = words.reference;
  const exports = described as readonly DescribedExport[];
  const main = html`<article>
    <p class="meta"><a href="../">${all}</a></p>
    <h1>${said.title}</h1>
    <p class="summary">${said.summary}</p>
    ${trusted(renderCode(said.example, 'javascript'))}
    <p>${said.install}</p>
    ${kinds.map((kind) =>
      group(
        said.kinds[kind],
        exports.filter((each) => each.kind === kind),
      ),
    )}
  </article>`;
  return frame(site, { path, title: said.title, summary: said.summary, entry: 'page' }, main);
}

function group(title: string, exports: readonly DescribedExport[]) {
  return html`<section>
    <h2>${title}</h2>
    ${exports.map(exported)}
  </section>`;
}

function exported({ name, kind, signature, doc, examples, members }: DescribedExport) {
  const declared = { function: `${name}${signature}`, class: '', value: signature, type: signature }[kind];
  return html`<h3 id=${name}><code>${name}</code></h3>
    ${declared ? trusted(renderCode(declared, 'typescript')) : nothing}
    <p>${withCode(doc)}</p>
    ${examples.map((example) => trusted(renderCode(example, 'typescript')))}
    ${
      members.length
        ? factList(
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
