import { html, nothing, type TemplateResult } from 'lit';
import { live } from 'lit/directives/live.js';
import { drawBoard, buildBoardScene, type LineMark } from '../../views/index.ts';
import type { Session } from '../../walk/index.ts';
import { findLanguage, languages } from '../../program/index.ts';
import { words } from '../../words/index.ts';
import '../facts/ply-caption.ts';
import { renderPressRow } from '../kit/choice-fields.ts';
import '../stepper/late-parts.ts';
import '../stepper/ply-controls.ts';
import '../tree/ply-tree.ts';
import '../editor/ply-editor.ts';
import { renderGoals, type GoalScene } from './goal-list.ts';
import { findShownTab, renderFileTabs, TEXT } from './file-tabs.ts';
import type { ProgramHead } from './program-head.ts';
import { readPosition } from './runner.ts';

const tabs = ['code', 'tree', 'stack'] as const;
export type Tab = (typeof tabs)[number];

const panes = ['asked', 'stack', 'output'] as const;
export type Pane = (typeof panes)[number];

/** The parts to the left of the tree and above it. */
export interface ProgramParts {
  readonly form: 'text' | 'lines';
  /** Whether the tree shows an earlier version of the program. */
  readonly isStale: boolean;
  readonly label: string;
  readonly head: unknown;
  readonly text: unknown;
}

/** What a call without boards returned, as its language writes it; null if it did not return. */
export interface PlainResult {
  readonly call: string;
  readonly returned: string | null;
}

interface ProgramScene extends ProgramParts {
  /** What is said about the run. */
  readonly band: unknown;
  readonly position: string;
  /** How the program is read, or what the page says about its own; nothing before a run. */
  readonly reading: unknown;
  readonly session: Session | null;
  readonly plain: PlainResult | null;
  readonly goals: GoalScene | null;
  readonly lines: number;
  readonly output: TemplateResult;
  readonly tab: Tab;
  readonly showTab: (tab: Tab) => void;
  readonly pane: Pane;
  readonly showPane: (pane: Pane) => void;
}

export function renderProgram(scene: ProgramScene) {
  const { session, tab } = scene;
  return html`<div
    class="card"
    role="group"
    tabindex="-1"
    aria-label=${scene.label}
    data-tab=${tab}
    data-form=${scene.form}
    ?data-stale=${scene.isStale}
    ?data-blank=${session === null}
  >
    <slot name="drawer"></slot>
    ${scene.head} ${renderTabs(scene)} ${scene.band} ${scene.reading}
    <div class="text pile">${scene.text}</div>
    ${renderBelow(scene)}
    ${
      session
        ? html`<ply-caption></ply-caption><ply-tree exportparts="tools, frame"></ply-tree>`
        : renderBlank(scene)
    }
    <ply-timeline ?inert=${scene.isStale}></ply-timeline>
    <ply-controls ?inert=${scene.isStale}></ply-controls>
  </div>`;
}

/** The files of a program, in an editor. */
export function renderText({ text, files }: Pick<ProgramHead, 'text' | 'files'>, marks: readonly LineMark[]) {
  const { now, shown, shownSource, write } = text;
  const language = findLanguage(shown) ?? now.language;
  return html`${renderFileTabs(text, files)}
    <div class="shown pile" role="tabpanel" id=${TEXT} aria-labelledby=${findShownTab(text)}>
      <ply-editor
        .value=${live(shownSource)}
        .language=${languages[language].grammar}
        .marks=${marks}
        .tellChange=${write}
      ></ply-editor>
    </div>`;
}

/** What is known without a tree: before a run, and after one without boards. */
function renderBlank(scene: ProgramScene) {
  const { plain, output } = scene;
  const { before, plain: said } = words.program;
  if (plain)
    return html`<p class="sentence beside"><span>${said.sentence(plain.call, plain.returned)}</span></p>
      <div class="blank plain pile">
        <p class="quiet">${said.text}</p>
        ${output}
      </div>`;
  return html`<p class="sentence beside"><span>${before.sentence}</span></p>
    <div class="blank pile quiet">
      ${renderBoardBefore(scene)}
      <p>${before.text}</p>
    </div>`;
}

function renderBoardBefore(scene: ProgramScene) {
  try {
    const board = buildBoardScene(readPosition(scene));
    return board && html`<div class="picture">${drawBoard(board)}</div>`;
  } catch {
    return nothing;
  }
}

function renderTabs({ tab, showTab, goals }: ProgramScene) {
  const said = words.program.tabs;
  const last = goals ? words.goals.tab(countMet(goals), goals.asked.length) : said.stack;
  const options = tabs.map((each) => [each, each === 'stack' ? last : said[each]] as const);
  return renderPressRow('views tabs', said.label, options, tab, showTab);
}

function countMet({ goals }: GoalScene): number {
  return goals.filter(({ isMet }) => isMet).length;
}

function renderBelow({ pane, showPane, output, lines, goals }: ProgramScene) {
  const said = words.program.panes;
  const renderPane = (name: Pane, label: string, content: unknown) =>
    html`<div class="pane ${name}" ?hidden=${name !== pane} role="group" aria-label=${label} tabindex="0">
      ${content}
    </div>`;
  const options: [Pane, string][] = [
    ['stack', said.stack],
    ['output', said.output(lines)],
  ];
  if (goals) options.unshift(['asked', words.goals.pane(countMet(goals), goals.asked.length)]);
  return html`<div class="below pile">
    <p class="unseen" role="status">${lines === 0 ? '' : said.printed(lines)}</p>
    ${renderPressRow('tabs', said.label, options, pane, showPane)}
    ${goals ? renderPane('asked', words.goals.label, renderGoals(goals)) : nothing}
    ${renderPane('stack', said.stack, html`<ply-stack></ply-stack>`)}
    ${renderPane('output', said.output(lines), output)}
  </div>`;
}
