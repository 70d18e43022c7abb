import { html, nothing } from 'lit';
import { compareTable, gameView } from '../../views/index.ts';
import { comparisonForms, type Comparison, type ComparisonForm, type Decisions } from '../../walk/index.ts';
import { words } from '../../words/index.ts';
import { choiceSwitch } from '../kit/choice-switch.ts';
import { preference } from '../kit/preferences.ts';
import { penaltySlider, type PenaltyUse } from './penalty-slider.ts';

/** What stands between the trees of a comparison, and who hears of another form. */
export interface Dock {
  readonly comparison: Comparison;
  readonly decisions: Decisions;
  /** The slider of what is subtracted; null where neither search subtracts anything. */
  readonly penalty: PenaltyUse | null;
  readonly form: ComparisonForm;
  readonly setForm: (form: ComparisonForm) => void;
}

/** The table of moves, the penalty, the games that follow, and whether one tree is shown or two. */
export function dockView({ comparison, decisions: { left, right }, penalty, form, setForm }: Dock) {
  const { label, names } = words.compare.form;
  const { title } = words.decision.game;
  const chosen = comparisonForms.find((each) => each === form) ?? 'side-by-side';
  return html`<div class="dock">
    ${compareTable(comparison, preference('notation'))} ${penalty ? penaltySlider(penalty) : nothing}
    <div class="games" role="group" aria-label=${title}>
      <p class="name">${title}</p>
      ${gameView(left)} ${gameView(right)}
    </div>
    <div class="form">${choiceSwitch(label, 'form', names, chosen, setForm)}</div>
  </div>`;
}
