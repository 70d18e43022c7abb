import { html, nothing } from 'lit';
import { saveFile } from '../../elements/kit/save-file.ts';
import { drawIcon } from '../../elements/host/icons.ts';
import { markProgram, writeCsv, writeJson, type Checked } from '../../program/index.ts';
import { words } from '../../words/index.ts';
import type { ClassCheck } from './class-check.ts';

/** The files to save the table as, by their endings. */
const savedAs = {
  json: { type: 'application/json', write: writeJson },
  csv: {
    type: 'text/csv',
    write: (checked: readonly Checked[]) => writeCsv(checked.map((each) => markProgram(each, null))),
  },
} as const;

interface CheckTools {
  readonly check: ClassCheck;
  /** The status of the check for screen readers. */
  readonly status: string;
  readonly searched: string;
  /** Whether students' names are hidden. */
  readonly isHidden: boolean;
  readonly search: (text: string) => void;
  readonly toggleNames: () => void;
  readonly openTournament: () => void;
  readonly chooseOthers: () => void;
}

/** The progress of the check, and the controls of its table. */
export function renderCheckTools(tools: CheckTools) {
  const checkPage = words.checkPage;
  const { check, status, searched, isHidden, search, toggleNames, chooseOthers } = tools;
  const { done, running, rows } = check;
  const waiting = rows.length - done;
  return html`<div class="tools row">
    <p class="row digits">
      <b>${checkPage.progress(done, rows.length)}</b>
      <progress max=${rows.length} .value=${done} aria-hidden="true"></progress>
      ${running > 0 ? html`<span class="quiet">${checkPage.running(running)}</span>` : nothing}
    </p>
    <p class="unseen" role="status">${status}</p>
    ${renderRunButtons(check)}
    <button class="bare" @click=${chooseOthers}>${drawIcon('open')}${checkPage.other}</button>
    <span class="space"></span>
    <label class="find"
      ><span class="unseen">${checkPage.search}</span>
      <input
        type="search"
        placeholder=${checkPage.search}
        .value=${searched}
        @input=${({ target }: InputEvent) => search((target as HTMLInputElement).value)}
    /></label>
    <button @click=${toggleNames}>${isHidden ? checkPage.showNames : checkPage.hideNames}</button>
    ${renderTournamentButton(tools)}
    <button @click=${() => saveTable(check, 'json')}>${checkPage.saveJson}</button>
    <button class="primary" aria-describedby="waiting" @click=${() => saveTable(check, 'csv')}>
      ${drawIcon('save')}${checkPage.saveCsv}
    </button>
    <span class="unseen" id="waiting">${waiting > 0 ? checkPage.stillWaiting(waiting) : ''}</span>
  </div>`;
}

function renderRunButtons(check: ClassCheck) {
  const checkPage = words.checkPage;
  if (!isUnderWay(check)) return nothing;
  const [icon, label, act] =
    check.phase === 'running'
      ? (['pause', checkPage.pause, () => check.pause()] as const)
      : (['playOrPause', checkPage.resume, () => check.resume()] as const);
  return html`<button class="bare" @click=${act}>${drawIcon(icon)}${label}</button>
    <button class="bare" @click=${() => check.stop()}>${drawIcon('stop')}${checkPage.stop}</button>`;
}

function renderTournamentButton({ check, openTournament }: CheckTools) {
  const isEarly = isUnderWay(check);
  return html`<button
    aria-disabled=${isEarly}
    title=${isEarly ? words.checkPage.tournamentLater : nothing}
    @click=${() => isEarly || openTournament()}
  >
    ${words.checkTournament.title}
  </button>`;
}

function isUnderWay({ phase }: ClassCheck): boolean {
  return phase === 'running' || phase === 'paused';
}

function saveTable(check: ClassCheck, ending: keyof typeof savedAs): void {
  const checked = check.rows.flatMap((row) => row.checked ?? []);
  const { type, write } = savedAs[ending];
  saveFile(new Blob([write(checked)], { type }), `plybook-check.${ending}`);
}
