import { html, nothing, type TemplateResult } from 'lit';
import { ifDefined } from 'lit/directives/if-defined.js';
import { live } from 'lit/directives/live.js';
import { boardDrawing, boardScene, type LineMark } from '../../views/index.ts';
import type { Session } from '../../walk/index.ts';
import { languages } from '../../program/index.ts';
import { words } from '../../words/index.ts';
import '../facts/ply-caption.ts';
import { icon } from '../host/icons.ts';
import { pressRow } from '../kit/choices.ts';
import type { HostProgress } from '../host/session-host.ts';
import '../stepper/late-parts.ts';
import '../stepper/ply-controls.ts';
import '../tree/ply-tree.ts';
import '../editor/ply-editor.ts';
import { goalList, type GoalScene } from './goal-list.ts';
import { programHead, type ProgramHead } from './program-head.ts';
import type { RunMessage } from './program-messages.ts';
import { positionOf } from './runner.ts';

const tabs = ['code', 'tree', 'stack'] as const;
export type Tab = (typeof tabs)[number];

const panes = ['asked', 'stack', 'output'] as const;
export type Pane = (typeof panes)[number];

export interface ProgramScene {
  readonly head: ProgramHead;
  readonly marks: readonly LineMark[];
  readonly position: string;
  readonly session: Session | null;
  readonly progress: HostProgress | null;
  readonly messages: readonly RunMessage[];
  /** Index of the shown message. */
  readonly shown: number;
  readonly showNext: () => void;
  readonly goals: GoalScene | null;
  /** Number of printed lines. */
  readonly lines: number;
  readonly output: TemplateResult;
  readonly tab: Tab;
  readonly showTab: (tab: Tab) => void;
  readonly pane: Pane;
  readonly showPane: (pane: Pane) => void;
}

/** The text and the call stack at the left, the run at the right; one at a time on a narrow page. */
export function programViews(scene: ProgramScene) {
  const { head, session, tab } = scene;
  const { now, write } = head.text;
  return html`<div
    class="card"
    role="group"
    tabindex="-1"
    aria-label=${words.program.label(now.file)}
    data-tab=${tab}
  >
    <slot name="drawer"></slot>
    ${programHead(head)} ${tabRow(scene)} ${band(scene)}
    <ply-editor
      .value=${live(now.source)}
      .language=${languages[now.language].grammar}
      .marks=${scene.marks}
      .tellChange=${write}
    ></ply-editor>
    ${below(scene)}
    ${
      session
        ? html`<ply-caption></ply-caption><ply-tree exportparts="tools, frame"></ply-tree>`
        : html`<p class="sentence"><span>${words.program.before.sentence}</span></p>
            <div class="blank">
              ${boardBefore(scene)}
              <p>${words.program.before.text}</p>
            </div>`
    }
    <ply-timeline></ply-timeline>
    <ply-controls></ply-controls>
  </div>`;
}

function boardBefore(scene: ProgramScene) {
  try {
    const board = boardScene(positionOf(scene));
    return board && html`<div class="picture">${boardDrawing(board)}</div>`;
  } catch {
    return nothing;
  }
}

function tabRow({ tab, showTab, goals }: ProgramScene) {
  const said = words.program.tabs;
  const last = goals ? words.goals.tab(metOf(goals), goals.asked.length) : said.stack;
  const options = tabs.map((each) => [each, each === 'stack' ? last : said[each]] as const);
  return pressRow('views tabs', said.label, options, tab, showTab);
}

function metOf({ goals }: GoalScene): number {
  return goals.filter(({ isMet }) => isMet).length;
}

/** One message at a time, in a band whose height never changes. */
function band({ head, progress, messages, shown, showNext }: ProgramScene) {
  const said = words.program.message;
  const { tone, text, action } = messages[shown];
  if (head.isRunning)
    return html`<div class="band quiet" role="group" aria-label=${said.label}>
      <p role="status">${said.running}</p>
      <progress
        max=${`${progress?.maxNodes ?? 1}`}
        value=${ifDefined(progress ? `${progress.nodes}` : undefined)}
        aria-label=${said.running}
      ></progress>
      <p>${progress?.nodes ? said.calls(progress.nodes) : said.starting}</p>
    </div>`;
  return html`<div class="band ${tone}" role="group" aria-label=${said.label}>
    ${tone === 'quiet' ? nothing : icon(tone === 'wrong' ? 'warning' : 'help')}
    <p role=${tone === 'wrong' ? 'alert' : 'status'}>${text}</p>
    ${action ? html`<button @click=${action.act}>${action.label}</button>` : nothing}
    ${
      messages.length > 1
        ? html`<button class="bare" title=${said.next} @click=${showNext}>
            ${said.more(shown + 1, messages.length)}<span class="unseen">${said.next}</span>
          </button>`
        : nothing
    }
  </div>`;
}

function below({ pane, showPane, output, lines, goals }: ProgramScene) {
  const said = words.program.panes;
  const place = (name: Pane, label: string, content: unknown) =>
    html`<div class="pane ${name}" role="group" aria-label=${label} tabindex="0">${content}</div>`;
  const options: [Pane, string][] = [
    ['stack', said.stack],
    ['output', said.output(lines)],
  ];
  if (goals) options.unshift(['asked', words.goals.pane(metOf(goals), goals.asked.length)]);
  return html`<div class="below" data-pane=${pane}>
    ${pressRow('tabs', said.label, options, pane, showPane)}
    ${goals ? place('asked', words.goals.label, goalList(goals)) : nothing}
    ${place('stack', said.stack, html`<ply-stack></ply-stack>`)}
    ${place('output', said.output(lines), output)}
  </div>`;
}
