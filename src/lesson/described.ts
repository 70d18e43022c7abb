/** Something of an element that has a name: a slot, which may have none, or a part of its drawing. */
export interface DescribedName {
  readonly name: string;
  readonly doc: string;
}

/** An attribute beside those of settings, as the property that it sets says. */
export interface DescribedAttribute extends DescribedName {
  readonly property: string;
  readonly type: string;
  /** The values that it may have, or of a list the items. */
  readonly values?: readonly string[];
  readonly isList?: boolean;
  /** What holds without it, as it would be written. */
  readonly default?: string;
}

/** A property or a method that anybody may use. */
export interface DescribedMember extends DescribedName {
  readonly kind: 'field' | 'method';
  /** Of a method, the type of what it returns. */
  readonly type: string;
  readonly parameters?: readonly { readonly name: string; readonly type: string }[];
  readonly isReadonly?: boolean;
}

/** An event, with the type of the object that listeners get. */
export interface DescribedEvent extends DescribedName {
  readonly type: string;
}

/** What the source of an element says of it; `src/build/describe-elements.ts` reads it, `elements.json` keeps it. */
export interface Described extends DescribedName {
  readonly className: string;
  /** The classes that it extends, the nearest first. */
  readonly ancestors: readonly string[];
  /** Whether it has an attribute for each setting of a search. */
  readonly hasSettings: boolean;
  readonly attributes: readonly DescribedAttribute[];
  readonly members: readonly DescribedMember[];
  readonly events: readonly DescribedEvent[];
  /** A `*` in the name of a slot stands for a name or a number. */
  readonly slots: readonly DescribedName[];
  readonly parts: readonly DescribedName[];
  /** The design tokens that its styles use, which a page may set: `--ply-ink`. */
  readonly tokens: readonly string[];
}
