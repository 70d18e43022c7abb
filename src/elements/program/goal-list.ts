import { html } from 'lit';
import type { Goal, GoalName } from '../../program/index.ts';
import { words } from '../../words/index.ts';

/** What is asked of a program, and how it stands with it: a sign, what is asked, and what is missing. */
export function goalList(asked: readonly GoalName[], goals: readonly Goal[]) {
  const said = words.goals;
  return html`<ul class="goals" role="list" aria-label=${said.label}>
    ${asked.map((name) => {
      const goal = goals.find((each) => each.name === name);
      const state = goal === undefined ? 'untried' : goal.isMet ? 'met' : 'open';
      return html`<li class=${state}>
        <span aria-hidden="true">${signs[state]}</span>
        <p>
          ${said.asked[name]} <span class="state">${said.state[state]}</span>
          ${goal?.text ? html`<span class="missing">${goal.text}</span>` : ''}
        </p>
      </li>`;
    })}
  </ul>`;
}

const signs = { met: '✓', open: '○', untried: '·' };
