import { html, LitElement, nothing, unsafeCSS, type PropertyValues } from 'lit';
import { property, state } from 'lit/decorators.js';
import { customElement } from '../../elements/kit/custom-element.ts';
import { base, buttons, fields } from '../../elements/kit/base-styles.ts';
import type { SearchHostFacts } from '../../lesson/index.ts';
import type { Settings } from '../../walk/index.ts';
import { words } from '../../words/index.ts';
import { drawerFields } from '../desks/explore-drawers.ts';
import '../desks/position-setup.ts';
import { renderFieldList } from '../desks/setting-fields.ts';
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
  @property({ attribute: false }) put: (block: string, end: string) => void = () => {};

  @state() private settings: Settings = begun;
  /** Whether the position in sight can't be read, so that another would be inserted. */
  @state() private isRefused = false;
  @state() private chosen: Readonly<Record<string, string>> = {};

  protected override willUpdate(changed: PropertyValues<this>): void {
    // Another object, so that a text that was refused is forgotten.
    if (changed.has('name')) this.set({ ...begun });
  }

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
            takes=${setup}
            .settings=${settings}
            @ply-settings-change=${({ detail }: CustomEvent<Settings>) => this.set(detail)}
            @ply-settings-refuse=${() => (this.isRefused = true)}
            >${setup === 'tic-tac-toe' ? nothing : this.renderGameField()}</position-setup
          >`
    }
    ${
      text === '' || this.isRefused
        ? nothing
        : html`<div class="end">
            <pre tabindex="0" aria-label=${written}>${text}</pre>
            <button class="primary" @click=${() => this.put(text, piece?.end?.(choices) ?? '')}>
              ${put}
            </button>
          </div>`
    }`;
  }

  private set(settings: Settings): void {
    this.settings = settings;
    this.isRefused = false;
  }

  /** Another game starts from its empty board. */
  private renderGameField() {
    const { position: _position, tree: _tree, 'to-move': _toMove, ...rest } = this.settings;
    return renderFieldList(drawerFields.game, {
      settings: this.settings,
      set: (name, value) => this.set({ ...(value ? rest : begun), [name]: value || undefined }),
    });
  }

  private get choices(): Choices {
    return {
      source: this.source,
      settings: this.settings,
      set: (settings) => this.set(settings),
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
