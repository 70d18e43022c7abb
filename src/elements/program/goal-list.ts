import { html } from 'lit';
import type { Goal, GoalName } from '../../program/index.ts';
import { words } from '../../words/index.ts';

export interface GoalScene {
  readonly asked: readonly GoalName[];
  readonly goals: readonly Goal[];
  readonly isLooking: boolean;
  readonly told: string;
}

export function renderGoals({ asked, goals, isLooking, told }: GoalScene) {
  const said = words.goals;
  return html`${told ? html`<p class="told" role="status">${told}</p>` : ''}
    <ul class="goals column" role="list" aria-label=${said.label}>
      ${asked.map((name) => {
        const goal = goals.find((each) => each.name === name);
        const state = goal ? (goal.isMet ? 'met' : 'open') : isLooking ? 'looking' : 'untried';
        return html`<li class=${state}>
          <span aria-hidden="true">${signs[state]}</span>
          <p>
            ${said.asked[name]} <small class="state">${said.state[state]}</small>
            ${goal?.text ? html`<span class="missing">${goal.text}</span>` : ''}
          </p>
        </li>`;
      })}
    </ul>`;
}

const signs = { met: '✓', open: '○', looking: '…', untried: '·' };
