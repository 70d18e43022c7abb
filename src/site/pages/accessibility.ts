import { html } from 'lit';
import { words } from '../../words/index.ts';
import { buildPage } from './build-page.ts';
import { accessibilityPath, buildLink, type Page, type Site } from './page.ts';

const reportPath = `${accessibilityPath}vpat/`;

export function buildAccessibilityPage(site: Site): Page {
  const { title, summary, date, dated, aim, keyboard, ear, eye, tried, untried, known, tell, report } =
    words.accessibility;
  const main = html`<h1>${title}</h1>
    <p class="summary">${summary}</p>
    <p>${dated(date)}</p>
    <h2>${aim.title}</h2>
    <p>${aim.text} <a href=${buildLink(accessibilityPath, reportPath)}>${report.link}</a></p>
    <h2>${keyboard.title}</h2>
    <p>${keyboard.text}</p>
    <h2>${ear.title}</h2>
    <p>${ear.intro}</p>
    ${renderPoints(ear.points)}
    <h2>${eye.title}</h2>
    <p>${eye.text}</p>
    ${[tried, untried, known].map(
      (each) =>
        html`<h2>${each.title}</h2>
          ${renderPoints(each.points)}`,
    )}
    <h2>${tell.title}</h2>
    <p>${tell.text}</p>`;
  return buildPage(site, { path: accessibilityPath, title, summary, entry: 'page' }, main);
}

function renderPoints(points: readonly string[]) {
  return html`<ul>
    ${points.map((point) => html`<li>${point}</li>`)}
  </ul>`;
}

export function buildConformancePage(site: Site): Page {
  const { date, report } = words.accessibility;
  const { title, summary, facts, method, terms, results, caption, others } = report;
  const renderRow = (name: string, result: string, remark: string) =>
    html`<tr>
      <th scope="row">${name}</th>
      <td>${result}</td>
      <td>${remark}</td>
    </tr>`;
  const isWhole = words.conformance.every(({ result }) => result === 'supports' || result === 'none');
  const rows = [
    [others.web, isWhole ? results.supports : results.partly, others.webRemark],
    [others.functional, results.open, others.functionalRemark],
    [others.generic, results.supports, others.genericRemark],
    [others.hardware, results.none, others.hardwareRemark],
    [others.documents, results.partly, others.documentsRemark],
    [others.software, results.supports, others.softwareRemark],
    [others.support, results.supports, others.supportRemark],
  ] as const;
  const main = html`<h1>${title}</h1>
    <p class="summary">${summary}</p>
    <p>${facts(date)}</p>
    <p>${method}</p>
    <p>${terms}</p>
    ${(['A', 'AA'] as const).map((level) =>
      renderTable(
        caption(level),
        words.conformance
          .filter((each) => each.level === level)
          .map(({ number, name, result, remark }) => renderRow(`${number} ${name}`, results[result], remark)),
      ),
    )}
    ${renderTable(
      others.caption,
      rows.map((each) => renderRow(...each)),
    )}`;
  return buildPage(site, { path: reportPath, title, summary, entry: 'page' }, main);
}

function renderTable(caption: string, rows: unknown) {
  const { criterion, result, remarks } = words.accessibility.report.columns;
  return html`<table>
    <caption>
      ${caption}
    </caption>
    <thead>
      <tr>
        <th scope="col">${criterion}</th>
        <th scope="col">${result}</th>
        <th scope="col">${remarks}</th>
      </tr>
    </thead>
    <tbody>
      ${rows}
    </tbody>
  </table>`;
}
