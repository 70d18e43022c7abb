import { html, nothing } from 'lit';
import { compareTable, gamesView } from '../../views/index.ts';
import { comparisonForms, type Comparison, type ComparisonForm, type Decisions } from '../../walk/index.ts';
import { words } from '../../words/index.ts';
import { choiceSwitch } from '../kit/choices.ts';
import { preference } from '../kit/preferences.ts';
import { penaltySlider, type PenaltyUse } from './penalty-slider.ts';

/** What stands between the trees of a comparison, and who hears of another form. */
export interface Dock {
  readonly comparison: Comparison;
  readonly decisions: Decisions;
  /** The slider of what is subtracted; null where neither search subtracts anything. */
  readonly penalty: PenaltyUse | null;
  /** What shows why, where it does not stand in the verdict; on a phone. */
  readonly button: unknown;
  readonly form: ComparisonForm;
  readonly setForm: (form: ComparisonForm) => void;
}

/** The table of moves, the penalty, the games that follow, and whether one tree is shown or two. */
export function dockView({ comparison, decisions, penalty, button, form, setForm }: Dock) {
  const { label, names } = words.compare.form;
  const chosen = comparisonForms.find((each) => each === form) ?? 'side-by-side';
  const options = comparisonForms.map((each) => [each, names[each]] as const);
  return html`<div class="dock" part="dock">
    ${compareTable(comparison, preference('notation'))} ${penalty ? penaltySlider(penalty) : nothing}
    ${gamesView(decisions)} ${button}
    <div class="form">${choiceSwitch(label, 'form', options, chosen, setForm)}</div>
  </div>`;
}
