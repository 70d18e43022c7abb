import { html, nothing } from 'lit';
import { isFlag, type AttributeSpec, type ElementSpec } from '../../lesson/index.ts';
import { words } from '../../words/index.ts';
import { listNamedValues } from './attribute-facts.ts';

export function renderAttributeForm({ name, attributes, writtenAs }: ElementSpec) {
  const all = writtenAs ? [] : attributes.filter(({ kind }) => kind !== 'session');
  if (all.length === 0) return nothing;
  const { label, settings } = words.reference.form;
  const [own, shared] = [all.filter((each) => !isSetting(each)), all.filter(isSetting)];
  return html`<form class="attributes" data-element=${name} aria-label=${label}>
    <div class="fields column">${own.map(renderAttributeField)}</div>
    ${
      shared.length
        ? html`<details open>
            <summary>${settings}</summary>
            <div class="fields column">${shared.map(renderAttributeField)}</div>
          </details>`
        : nothing
    }
  </form>`;
}

export function isSetting({ kind }: AttributeSpec): boolean {
  return typeof kind === 'object' && 'setting' in kind;
}

function renderAttributeField({ name, kind }: AttributeSpec) {
  const values = listNamedValues(kind);
  const { none } = words.reference.form;
  if (isFlag(kind))
    return html`<label class="check row"><input type="checkbox" name=${name} /><code>${name}</code></label>`;
  if (typeof kind === 'object' && 'list' in kind)
    return html`<fieldset class="row">
      <legend><code>${name}</code></legend>
      ${values.map(
        (value) =>
          html`<label class="check row"
            ><input type="checkbox" name=${name} value=${value} />${value}</label
          >`,
      )}
    </fieldset>`;
  const isChosen = typeof kind === 'object' && !('setting' in kind && kind.setting.kind === 'moves');
  if (isChosen && values.length)
    return html`<label class="field"
      ><code>${name}</code
      ><select name=${name}>
        <option value="">${none}</option>
        ${values.map((value) => html`<option>${value}</option>`)}
      </select></label
    >`;
  const offers = typeof kind === 'object' && 'setting' in kind ? kind.setting.offers : [];
  return html`<label class="field"
    ><code>${name}</code
    ><input
      type="text"
      name=${name}
      autocomplete="off"
      autocapitalize="off"
      spellcheck="false"
      list=${offers.length ? `offers-${name}` : nothing}
    />${
      offers.length
        ? html`<datalist id="offers-${name}">
            ${offers.map((offer) => html`<option value=${offer}></option>`)}
          </datalist>`
        : nothing
    }</label
  >`;
}
