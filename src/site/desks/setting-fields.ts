import { html } from 'lit';
import { renderChoiceField, type Options } from '../../elements/kit/choice-fields.ts';
import { filterSettings, toKebabCase, type Setting, type SettingTable } from '../../search/index.ts';
import type { SettingName, Settings } from '../../walk/index.ts';

/** A setting in a form; an empty value is the default. */
export interface SettingField {
  readonly name: SettingName;
  readonly setting: Setting;
}

export interface FieldContext {
  readonly settings: Settings;
  readonly set: (name: SettingName, value: string) => void;
}

/** In the order of the table. */
export function listFields(table: SettingTable): readonly SettingField[] {
  return Object.entries(filterSettings(table, ({ offers }) => offers.length > 0)).map(([name, setting]) => {
    return { name: toKebabCase(name) as SettingName, setting };
  });
}

export function renderFieldList(fields: readonly SettingField[], use: FieldContext) {
  return html`<div class="fields column">
    ${fields.map(
      (each) =>
        html`<div>
          ${renderSettingField(each, use)}
          <setting-hint of=${each.name}></setting-hint>
        </div>`,
    )}
  </div>`;
}

export function renderSettingField({ name, setting }: SettingField, { settings, set }: FieldContext) {
  const { options, shown } = listChoices(setting, settings[name]);
  return renderChoiceField(setting.words.label, name, options, shown, (value) => set(name, value));
}

export function formatChosenValue({ name, setting }: SettingField, settings: Settings): string | null {
  const chosen = settings[name];
  return chosen ? formatSettingValue(setting, chosen) : null;
}

export function formatDefaultValue({ setting }: SettingField): string {
  return formatSettingValue(setting, '');
}

/** The choices include a value from an address that is not offered. */
function listChoices(setting: Setting, chosen = ''): { options: Options<string>; shown: string } {
  // An explicit default is shown as the default.
  const shown = chosen === setting.default ? '' : chosen;
  const values = new Set(['', ...setting.offers, shown]);
  return { shown, options: [...values].map((value) => [value, formatSettingValue(setting, value)]) };
}

function formatSettingValue({ words: { values = {} }, default: otherwise }: Setting, value: string): string {
  const shown = value || otherwise || 'default';
  const named = values[shown] ?? shown;
  return typeof named === 'string' ? named : named.label;
}
