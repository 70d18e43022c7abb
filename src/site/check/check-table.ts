import { html, nothing, type TemplateResult } from 'lit';
import { guard } from 'lit/directives/guard.js';
import { ifDefined } from 'lit/directives/if-defined.js';
import { live } from 'lit/directives/live.js';
import { repeat } from 'lit/directives/repeat.js';
import {
  functionNames,
  findGroupKey,
  nameRemarks,
  nameGroup,
  type Checked,
  type CheckedFunction,
} from '../../program/index.ts';
import { words } from '../../words/index.ts';
import type { CheckRow } from './class-check.ts';
import { drawCheckedBoard } from './small-board.ts';
import type { RowSort, SortedColumn } from './chosen-rows.ts';

interface TableFacts {
  readonly rows: readonly CheckRow[];
  readonly all: number;
  readonly sort: RowSort;
  readonly isHidden: boolean;
  /** The row whose link the Tab key reaches. */
  readonly active: CheckRow | null;
  /** The address of Your code with the program of a row; empty until it is known. */
  readonly findAddress: (row: CheckRow) => string;
  readonly choose: (column: SortedColumn) => void;
  readonly focus: (row: CheckRow) => void;
  /** Null while no other file can be chosen. */
  readonly chooseFile: ((row: CheckRow, file: string) => void) | null;
}

const marks: Readonly<Record<CheckedFunction['state'], string>> = {
  right: '●',
  wrong: '×',
  absent: '–',
  unchecked: '◌',
};

const signs: Readonly<Record<Checked['state'], string>> = {
  right: '✓',
  wrong: '×',
  stops: '△',
  endless: '↻',
  'not-read': '?',
  unreadable: '∅',
};

/** A result updates its row in place; rows move only when the reader sorts. */
export function renderCheckTable(facts: TableFacts) {
  const checkPage = words.checkPage;
  const { student, state, share, mistake, board } = checkPage.columns;
  const { sort, choose } = facts;
  const renderHead = (column: SortedColumn, name: string) =>
    html`<th
      class=${column}
      role="columnheader"
      aria-sort=${sort.column === column ? (sort.isDown ? 'descending' : 'ascending') : 'none'}
    >
      <button class="bare" @click=${() => choose(column)}>
        ${name}<span class="sort" aria-hidden="true"
          >${sort.column === column ? (sort.isDown ? '↓' : '↑') : ''}</span
        >
      </button>
    </th>`;
  return html`<table role="table">
    <caption class="unseen">
      ${checkPage.caption}
    </caption>
    <thead role="rowgroup">
      <tr role="row">
        ${renderHead('student', student)} ${renderHead('state', state)} ${renderHead('share', share)}
        ${functionNames.map((name) => html`<th class="function" role="columnheader" title=${words.checkMarks.titles[name]}>${name}</th>`)}
        ${renderHead('mistake', mistake)}
        <th class="picture" role="columnheader"><span class="unseen">${board}</span></th>
      </tr>
    </thead>
    <tbody role="rowgroup">
      ${repeat(
        facts.rows,
        ({ number }) => number,
        // A result redraws only its own row.
        (row) => guard(listShown(row, facts), () => renderRow(row, facts)),
      )}
    </tbody>
  </table>`;
}

export function nameRow({ submission, number }: CheckRow, all: number, isHidden: boolean): string {
  return isHidden ? words.checkPage.hiddenName(number, all) : submission.student;
}

/** Everything that a row shows, to decide whether to redraw it. */
function listShown(row: CheckRow, { all, isHidden, active, findAddress, chooseFile }: TableFacts): unknown[] {
  const { submission, checked, isRunning } = row;
  const isActive = row === active;
  return [submission, checked, isRunning, all, isHidden, isActive, findAddress(row), chooseFile === null];
}

function renderRow(row: CheckRow, facts: TableFacts) {
  const { all, isHidden, active, findAddress, focus } = facts;
  const checkPage = words.checkPage;
  const name = nameRow(row, all, isHidden);
  const address = findAddress(row);
  return html`<tr role="row">
    <th class="student" role="rowheader">
      ${
        row.submission.program && address
          ? html`<a
              href=${address}
              target="_blank"
              tabindex=${row === active ? 0 : -1}
              data-row=${row.number}
              title=${checkPage.open(name)}
              @focus=${() => focus(row)}
              >${name}</a
            >`
          : html`<span tabindex=${row === active ? 0 : -1} data-row=${row.number} @focus=${() => focus(row)}
              >${name}</span
            >`
      }
      ${isHidden ? nothing : renderFile(row, name, facts.chooseFile)}
    </th>
    ${renderResult(row)}
  </tr>`;
}

/** The checked file, with a choice if the student handed in several. */
function renderFile(row: CheckRow, name: string, choose: TableFacts['chooseFile']) {
  const { file, program } = row.submission;
  const files = program ? [program.path, ...Object.keys(program.files)].toSorted() : [];
  if (files.length < 2) return file.startsWith(`${name}.`) ? nothing : html`<small>${file}</small>`;
  return html`<select
    aria-label=${words.checkPage.fileOf(name)}
    ?disabled=${choose === null || row.isRunning}
    .value=${live(file)}
    @change=${({ target }: Event) => choose?.(row, (target as HTMLSelectElement).value)}
  >
    ${files.map((each) => html`<option value=${each} ?selected=${each === file}>${each}</option>`)}
  </select>`;
}

function renderResult({ checked, isRunning }: CheckRow): TemplateResult {
  const checkPage = words.checkPage;
  if (!checked)
    return html`<td class="quiet" role="cell">${isRunning ? checkPage.isRunning : checkPage.waiting}</td>`;
  const { state, right, toAsk, asked, functions, first, notes } = checked;
  const isAsked = asked > 0;
  const group = nameGroup(findGroupKey(checked));
  const stateFunctions = functionNames.map((name) => functions.find((each) => each.name === name)!);
  return html`<td class="state ${state}" role="cell">
      <span aria-hidden="true">${signs[state]}</span> ${words.check.states[state]}
    </td>
    <td class="share" role="cell">
      ${isAsked ? html`${checkPage.share(right, toAsk)}<meter max=${toAsk} value=${right} aria-hidden="true"></meter>` : html`<span class="quiet">${checkPage.notCounted}</span>`}
    </td>
    ${stateFunctions.map(
      (each) =>
        html`<td class="function ${each.state}" role="cell" title=${ifDefined(each.text || undefined)}>
          <span aria-hidden="true">${marks[each.state]}</span
          ><span class="unseen">${words.check.functionStates[each.state]}</span>
        </td>`,
    )}
    <td class="mistake" role="cell">
      ${state === 'right' ? nothing : html`<b>${group}</b>`}
      ${first ? html`<span>${first.text}</span>` : nothing}
      ${(state === 'right' ? nameRemarks(checked) : notes.slice(0, 2)).map((note) => html`<span>${note}</span>`)}
    </td>
    <td class="picture" role="cell">${first ? drawCheckedBoard(first.position, first.move) : nothing}</td>`;
}

export function renderLegend() {
  const names = words.check.functionStates;
  const titles = functionNames.map((name) => words.checkMarks.titles[name]);
  return html`<p class="legend row">
      <span>${words.checkPage.legend(titles)}</span>
      ${(Object.keys(marks) as CheckedFunction['state'][]).map(
        (state) =>
          html`<span class="function ${state}"
            ><span aria-hidden="true">${marks[state]}</span> ${names[state]}</span
          >`,
      )}
    </p>
    <p class="legend">${words.checkPage.right} ${words.checkPage.points}</p>`;
}
