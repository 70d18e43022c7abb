import { LitElement, type PropertyDeclarations } from 'lit';
import {
  settings as searchSettings,
  toKebabCase,
  type Setting,
  type SettingTable,
} from '../../search/index.ts';
import type { Settings } from '../../walk/index.ts';

type SettingProperties<T> = { [N in keyof T]: string } & {
  /** The settings as an address holds them. Setting it resets missing ones to their defaults. */
  settings: Settings;
};

// oxlint-disable-next-line typescript/no-explicit-any -- TypeScript knows mixins by this form alone
type Mixin<T> = abstract new (...given: any[]) => T;

type Texts = Record<string, string | undefined>;

/** What scripts set, whatever the types say. */
type Given = string | number | boolean | null | undefined;

/** Adds an attribute and a property for each setting of a table to an element class: `depth-from` and `depthFrom`. */
export function withSettings<B extends Mixin<LitElement>, T extends SettingTable = typeof searchSettings>(
  base: B,
  table: T = searchSettings as SettingTable as T,
): B & Mixin<SettingProperties<T>> {
  const names = Object.keys(table);
  abstract class WithSettings extends base {
    static properties: PropertyDeclarations = Object.fromEntries(
      Object.entries(table).map(([name, { bare }]) => [
        name,
        { attribute: toKebabCase(name), converter: (text: string | null) => (text === '' ? bare : text) },
      ]),
    );

    // oxlint-disable-next-line typescript/no-explicit-any -- TypeScript knows mixins by this form alone
    constructor(...given: any[]) {
      super(...given);
      const texts = this as object as Texts;
      for (const name of names) texts[name] = unsetText(table[name]);
      this.#takeEarly();
    }

    /** A value set before the element was defined would hide the accessor. */
    #takeEarly(): void {
      const early = Object.getOwnPropertyDescriptor(this, 'settings')?.value as Settings | undefined;
      if (!early) return;
      Reflect.deleteProperty(this, 'settings');
      this.settings = early;
    }

    get settings(): Settings {
      const given = this as object as Record<string, Given>;
      return Object.fromEntries(
        names.map((name) => [toKebabCase(name), readGiven(given[name], table[name])]),
      );
    }

    set settings(settings: Settings) {
      const texts = this as object as Texts;
      const given: Texts = settings;
      for (const name of names) texts[name] = given[toKebabCase(name)] || unsetText(table[name]);
    }
  }
  return WithSettings as unknown as B & Mixin<SettingProperties<T>>;
}

/** An empty text is the bare name of a flag, as a template of Vue sets it, so a flag that is not set has another. */
function unsetText({ bare }: Setting): string {
  return bare && 'false';
}

/** The text of a property; empty for its default. */
function readGiven(given: Given, setting: Setting): string {
  const text = String(given ?? unsetText(setting)) || setting.bare;
  return text === unsetText(setting) ? '' : text;
}
