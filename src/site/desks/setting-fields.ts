import { html } from 'lit';
import { radios, selectField, type Options } from '../../elements/kit/choices.ts';
import { filtered, written, type Setting, type SettingTable } from '../../search/index.ts';
import type { SettingName, Settings } from '../../walk/index.ts';

/** A setting in a form; the empty value stands for the default. */
export interface SettingField {
  readonly name: SettingName;
  readonly setting: Setting;
}

export interface FieldUse {
  readonly settings: Settings;
  readonly set: (name: SettingName, value: string) => void;
}

/** Rows come before lists; else in the table's order. */
export function fieldsOf(table: SettingTable): readonly SettingField[] {
  return (['row', 'list'] as const).flatMap((form) =>
    Object.entries(filtered(table, (setting) => setting.form === form)).map(([name, setting]) => {
      return { name: written(name) as SettingName, setting };
    }),
  );
}

export function fieldList(fields: readonly SettingField[], use: FieldUse) {
  return html`<div class="fields column">
    ${fields.map((each) => (each.setting.form === 'row' ? settingChoices(each, use) : listField(each, use)))}
  </div>`;
}

export function settingChoices({ name, setting }: SettingField, { settings, set }: FieldUse) {
  const { options, shown } = choicesOf(setting, settings[name]);
  return html`<fieldset>
    <legend>${setting.words.label}</legend>
    <div class="segments">${radios(name, options, shown, (value) => set(name, value))}</div>
  </fieldset>`;
}

export function listField({ name, setting }: SettingField, { settings, set }: FieldUse) {
  const { options, shown } = choicesOf(setting, settings[name]);
  return selectField(setting.words.label, name, options, shown, (value) => set(name, value));
}

export function chosenLabel({ name, setting }: SettingField, settings: Settings): string | null {
  const chosen = settings[name];
  return chosen ? labelOf(setting, chosen) : null;
}

export function defaultLabel({ setting }: SettingField): string {
  return labelOf(setting, '');
}

/** The choices include a value from an address that is not offered. */
function choicesOf(setting: Setting, chosen = ''): { options: Options<string>; shown: string } {
  // A default that is written is the default.
  const shown = chosen === setting.default ? '' : chosen;
  const values = new Set(['', ...setting.offers, shown]);
  return { shown, options: [...values].map((value) => [value, labelOf(setting, value)]) };
}

function labelOf({ words: { values = {} }, default: otherwise }: Setting, value: string): string {
  const shown = value || otherwise || 'default';
  const named = values[shown] ?? shown;
  return typeof named === 'string' ? named : named.label;
}
