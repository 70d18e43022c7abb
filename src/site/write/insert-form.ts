import { html, LitElement, nothing, unsafeCSS } from 'lit';
import { property, state } from 'lit/decorators.js';
import { customElement } from '../../elements/kit/custom-element.ts';
import { base, buttons, fields } from '../../elements/kit/theme.ts';
import type { SearchHostFacts } from '../../lesson/index.ts';
import type { Settings } from '../../walk/index.ts';
import { words } from '../../words/index.ts';
import '../desks/position-setup.ts';
import insertRules from './insert-form.css?inline';
import type { InsertName } from './palette.ts';
import type { Choices } from './piece-fields.ts';
import { pieces } from './pieces.ts';
import { renderQuestionFields, writeQuestion } from './question-piece.ts';

/** Few moves are left, so that the preview is small enough to read. */
const begun: Settings = { position: 'oxx/.xo/o..' };

/** The form for what the palette inserts: set up by clicking, with the source it writes. */
@customElement('insert-form')
export class InsertForm extends LitElement {
  static override styles = [base, buttons, fields, unsafeCSS(insertRules)];

  @property() name: InsertName = 'stepper';
  @property() source = '';
  @property({ attribute: false }) hosts: readonly SearchHostFacts[] = [];
  @property({ attribute: false }) put: (block: string) => void = () => {};

  @state() private settings: Settings = begun;
  @state() private chosen: Readonly<Record<string, string>> = {};

  protected override render() {
    const { name, hosts, choices, settings } = this;
    const piece = name === 'question' ? null : pieces[name];
    const setup = piece?.setup(choices) ?? null;
    const text = piece ? piece.text(choices) : writeQuestion(choices, hosts);
    const { put, written } = words.palette;
    return html`${piece ? piece.fields(choices) : renderQuestionFields(choices, hosts)}
    ${
      setup === null
        ? nothing
        : html`<position-setup
            ?boards=${setup === 'boards'}
            .settings=${settings}
            @ply-settings-change=${({ detail }: CustomEvent<Settings>) => (this.settings = detail)}
          ></position-setup>`
    }
    ${
      text === ''
        ? nothing
        : html`<div class="end">
            <pre tabindex="0" aria-label=${written}>${text}</pre>
            <button class="primary" @click=${() => this.put(text)}>${put}</button>
          </div>`
    }`;
  }

  private get choices(): Choices {
    return {
      source: this.source,
      settings: this.settings,
      set: (settings) => (this.settings = settings),
      chosen: this.chosen,
      choose: (name, value) => (this.chosen = { ...this.chosen, [name]: value }),
    };
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'insert-form': InsertForm;
  }
}
