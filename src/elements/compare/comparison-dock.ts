import { html, nothing } from 'lit';
import { renderCompareTable, renderGames } from '../../views/index.ts';
import { comparisonForms, type Comparison, type ComparisonForm, type Decisions } from '../../walk/index.ts';
import { words } from '../../words/index.ts';
import { renderChoiceSwitch } from '../kit/choice-fields.ts';
import { preference } from '../kit/preferences.ts';
import { renderPenaltySlider, type PenaltyControl } from './penalty-slider.ts';

interface DockedParts {
  readonly comparison: Comparison;
  readonly decisions: Decisions;
  /** Null if the penalty cannot be changed. */
  readonly penalty: PenaltyControl | null;
  readonly more: unknown;
  readonly form: ComparisonForm;
  readonly choose: (form: ComparisonForm) => void;
}

/** The table of moves, the penalty, the games that follow, `more`, and the form of the trees. */
export function renderDock({ comparison, decisions, penalty, more, form, choose }: DockedParts) {
  const { label, names } = words.compare.form;
  const chosen = comparisonForms.find((each) => each === form) ?? 'side-by-side';
  const options = comparisonForms.map((each) => [each, names[each]] as const);
  return html`<div class="dock" part="dock">
    ${renderCompareTable(comparison, preference('naming'))}
    ${penalty ? renderPenaltySlider(penalty) : nothing} ${renderGames(decisions)} ${more}
    <div class="form">${renderChoiceSwitch(label, 'form', options, chosen, choose)}</div>
  </div>`;
}
