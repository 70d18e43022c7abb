import { html } from 'lit';
import { customElement, query } from 'lit/decorators.js';
import type { PlyCompare } from '../../elements/compare/ply-compare.ts';
import { options, subjects } from '../../search/index.ts';
import {
  comparisonForms,
  readComparedAddress,
  readOptions,
  writeComparedAddress,
  writeAddress,
  writeSide,
  type ComparedAddress,
  type ComparedSide,
  type SettingName,
  type Settings,
} from '../../walk/index.ts';
import { words } from '../../words/index.ts';
import { AddressController } from '../address/address-controller.ts';
import { compareDeskStyles } from './compare-desk-styles.ts';
import { deskStyles } from './desk-styles.ts';
import { Desk } from './desk.ts';
import './position-setup.ts';
import { choiceField, fieldsOf, listField } from './setting-fields.ts';

/** What is searched: whose turn it is, and which game. */
const [choices, lists] = [fieldsOf(subjects, 'row'), fieldsOf(subjects, 'list')];

/** How each of the two searches goes. */
const sideFields = [...fieldsOf(options, 'row'), ...fieldsOf(options, 'list')];

/** Pairs of searches that show something beside each other. */
const pairs = [
  { name: 'scorings', left: 'scoring=plain', right: 'scoring=depth' },
  { name: 'cutoffs', left: 'scoring=plain', right: 'algorithm=alpha-beta scoring=plain' },
  {
    name: 'orders',
    left: 'algorithm=alpha-beta scoring=plain',
    right: 'algorithm=alpha-beta scoring=plain order=best',
  },
  { name: 'table', left: 'scoring=plain', right: 'scoring=plain memo=positions' },
] as const;

/** The workbench of the Compare page: set up a position and two ways to search it, and keep it all in the address. */
@customElement('compare-desk')
export class CompareDesk extends Desk {
  static override styles = [deskStyles, compareDeskStyles];

  @query('ply-compare') private comparison!: PlyCompare;

  readonly #address = new AddressController<ComparedAddress>(this, {
    read: readComparedAddress,
    write: writeComparedAddress,
  });

  /** The form is there at once; the comparison below it comes behind. */
  override connectedCallback(): void {
    super.connectedCallback();
    void import('../../elements/compare/ply-compare.ts');
  }

  protected override render() {
    const { settings, left, right, form, step } = this.#address.place;
    const { page } = words.compare;
    const use = { settings, set: (name: SettingName, value: string) => this.setSubject(name, value) };
    return html`
      <form aria-label=${page.form} @submit=${(event: Event) => event.preventDefault()}>
        <position-setup
          .settings=${settings}
          @settings-change=${(event: CustomEvent<Settings>) => this.begin({ settings: event.detail })}
        >
          <div class="choices">${choices.map((each) => choiceField(each, use))}</div>
          ${lists.map((each) => listField(each, use))}
        </position-setup>
        ${this.pairs()}
        <div class="sides">${this.side('left', left)} ${this.side('right', right)}</div>
      </form>
      <ply-compare
        id="comparison"
        .settings=${settings}
        .left=${left}
        .right=${right}
        .form=${form}
        .step=${step}
        @step-change=${() => this.show({ step: this.comparison.step })}
        @ply-step-corrected=${() => this.show({ step: this.comparison.step })}
        @comparison-change=${this.#switched}
      ></ply-compare>
      <p class="ways">
        <a href="../positions/">${page.positions}</a>
        <a href="../explore/#${writeAddress({ settings: { ...settings, scoring: 'depth' }, step: 0 })}"
          >${page.explore}</a
        >
      </p>
    `;
  }

  /** Links to usual pairs of searches of the position as it is set up. */
  private pairs() {
    const { settings, form } = this.#address.place;
    const { label, names } = words.compare.page.pairs;
    return html`<p class="ways" role="group" aria-label=${label}>
      <span>${label}</span>
      ${pairs.map(
        ({ name, left, right }) =>
          html`<a href="#${writeComparedAddress({ settings, left, right, form, step: 0 })}"
            >${names[name]}</a
          >`,
      )}
    </p>`;
  }

  private side(side: ComparedSide, text: string) {
    const settings = readOptions(text);
    const set = (name: SettingName, value: string) =>
      this.begin({ [side]: writeSide({ ...settings, [name]: value || undefined }) });
    return html`<fieldset class="side">
      <legend>${words.compare.page.sides[side]}</legend>
      ${sideFields.map((field) => listField(field, { settings, set }))}
    </fieldset>`;
  }

  private setSubject(name: SettingName, value: string): void {
    this.begin({ settings: { ...this.#address.place.settings, [name]: value || undefined } });
  }

  /** Compares anew, from the first step. */
  private begin(change: Partial<ComparedAddress>): void {
    this.show({ ...change, step: 0 });
  }

  private show(change: Partial<ComparedAddress>): void {
    this.#address.place = { ...this.#address.place, ...change };
  }

  /** Keeps what the reader switched in the comparison itself. */
  readonly #switched = (): void => {
    const { left, right, step } = this.comparison;
    const form = comparisonForms.find((each) => each === this.comparison.form);
    this.show({ left, right, step, ...(form ? { form } : {}) });
  };
}

declare global {
  interface HTMLElementTagNameMap {
    'compare-desk': CompareDesk;
  }
}
