import { html, nothing } from 'lit';
import { catalogue, listTags, type ElementRow } from '../../catalogue/index.ts';
import { publicRegistry, findSpec, type PublicElementSpec } from '../../lesson/index.ts';
import { trustHtml } from '../../views/index.ts';
import { words } from '../../words/index.ts';
import { describeAttribute } from './attribute-facts.ts';
import { renderAttributeForm, isSetting } from './attribute-form.ts';
import { buildPage } from './build-page.ts';
import { guidePath, referencePath, buildLink, type Page, type Site } from './page.ts';
import { renderFactSection, readFirstSentence, renderWithCode } from './reference-parts.ts';
import { findStates } from './states.ts';

const elementGroups = [...new Set(Object.values(catalogue).map(({ group }) => group))];

export function buildReferencePage(site: Site): Page {
  const reference = words.reference;
  const path = referencePath;
  const main = html`<h1>${reference.title}</h1>
    <p class="summary">${reference.summary}</p>
    <p>
      ${reference.writing} <a href=${buildLink(path, guidePath)}>${site.guide.title}</a>. ${reference.listing}
    </p>
    <p>${reference.states.summary} <a href="states/">${reference.states.title}</a></p>
    ${elementGroups.map(
      (group) =>
        html`<h2 id=${group}>${reference.groups[group]}</h2>
          ${renderElementList(group)}`,
    )}
    <h2 id="engine">${reference.engine.title}</h2>
    <p>${reference.engine.summary} <a href="engine/">${reference.engine.title}</a></p>
    <h2 id="check">${reference.check.title}</h2>
    <p>${reference.check.summary} <a href="check/">${reference.check.title}</a></p>
    ${renderTokenTable(site)}`;
  return buildPage(site, { path, title: reference.title, summary: reference.summary, entry: 'page' }, main);
}

function buildElementPage(site: Site, spec: PublicElementSpec): Page {
  const path = `${referencePath}${spec.name}/`;
  const main = html`<article>
    <p class="meta"><a class="alone" href="../">${words.reference.all}</a></p>
    <h1><code>&lt;${spec.name}&gt;</code></h1>
    <p>
      ${renderWithCode(spec.doc)}
      ${spec.writtenAs ? renderWithCode(words.reference.writtenAs(`\`${spec.writtenAs}\``)) : nothing}
    </p>
    <section>${trustHtml(findStates(site.examples, spec.name)[0].html)} ${renderAttributeForm(spec)}</section>
    ${renderElementFacts(spec)}
  </article>`;
  const summary = readFirstSentence(spec.doc).replaceAll('`', '');
  const runsPrograms = spec.hosts === 'program';
  return buildPage(site, { path, title: spec.name, summary, entry: 'guide', runsPrograms }, main);
}

export function buildElementPages(site: Site): Page[] {
  return publicRegistry.map((spec) => buildElementPage(site, spec));
}

function renderElementList(group: ElementRow['group']) {
  return html`<dl class="glossary">
    ${listTags((row) => row.group === group).map(
      (name) =>
        html`<dt>
            <a href="${name}/"><code>${name}</code></a>
          </dt>
          <dd>${renderWithCode(readFirstSentence(findSpec(name)!.doc))}</dd>`,
    )}
  </dl>`;
}

function renderElementFacts({ attributes, members, events, slots, parts, tokens }: PublicElementSpec) {
  const { sections, readonly, unnamedSlot, tokens: said } = words.reference;
  const own = attributes.filter((each) => !isSetting(each));
  const fields = members.filter(
    ({ kind, name }) => kind === 'field' && !attributes.some(({ property }) => property === name),
  );
  const methods = members.filter(({ kind }) => kind === 'method');
  return html`${renderFactSection('attributes', sections.attributes, own.map(describeAttribute))}
  ${renderFactSection('settings', sections.settings, attributes.filter(isSetting).map(describeAttribute))}
  ${renderFactSection(
    'properties',
    sections.properties,
    fields.map(({ name, type, doc, isReadonly }) => ({
      name,
      holds: html`<code>${type}</code>`,
      doc,
      notes: isReadonly ? [readonly] : [],
    })),
  )}
  ${renderFactSection(
    'methods',
    sections.methods,
    methods.map(({ name, type, doc, parameters = [] }) => ({
      name: `${name}(${parameters.map((each) => `${each.name}: ${each.type}`).join(', ')})`,
      holds: html`<code>${type}</code>`,
      doc,
    })),
  )}
  ${renderFactSection(
    'events',
    sections.events,
    events.map(({ name, type, doc }) => ({ name, holds: html`<code>${type}</code>`, doc })),
  )}
  ${renderFactSection(
    'slots',
    sections.slots,
    slots.map(({ name, doc }) => ({ name: name || unnamedSlot, doc })),
  )}
  ${renderFactSection('parts', sections.parts, parts)}
  ${
    tokens.length
      ? html`<section>
          <h2 id="tokens">${said.title}</h2>
          <p>${said.used}</p>
          <p class="tokens">
            ${tokens.map((name) => html`<a href="../#${name.slice(2)}"><code>${name}</code></a> `)}
          </p>
        </section>`
      : nothing
  }`;
}

function renderTokenTable({ tokens }: Site) {
  const { title, text, head } = words.reference.tokens;
  return html`<h2 id="tokens">${title}</h2>
    <p>${renderWithCode(text)}</p>
    <table class="wide">
      <thead>
        <tr>
          ${head.map((each) => html`<th scope="col">${each}</th>`)}
        </tr>
      </thead>
      <tbody>
        ${[...tokens].map(
          ([name, { doc, default: value }]) =>
            html`<tr id=${name.slice(2)}>
              <th scope="row"><code>${name}</code></th>
              <td>${value.includes('#') ? renderColourSample(name) : nothing} <code>${value}</code></td>
              <td>${doc}</td>
            </tr>`,
        )}
      </tbody>
    </table>`;
}

function renderColourSample(name: string) {
  return html`<svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
    <rect x="0.5" y="0.5" width="15" height="15" rx="3" fill="var(${name})" stroke="var(--ply-line-3)" />
  </svg>`;
}
