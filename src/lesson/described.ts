export interface DescribedName {
  readonly name: string;
  readonly doc: string;
}

export interface DescribedAttribute extends DescribedName {
  readonly property: string;
  readonly type: string;
  /** Possible values; of a list, its items. */
  readonly values?: readonly string[];
  readonly isList?: boolean;
  readonly default?: string;
}

export interface DescribedMember extends DescribedName {
  readonly kind: 'field' | 'method';
  readonly type: string;
  readonly parameters?: readonly { readonly name: string; readonly type: string }[];
  readonly isReadonly?: boolean;
}

/** An event, with the type of the object that listeners get. */
export interface DescribedEvent extends DescribedName {
  readonly type: string;
}

/**
 * What the source says about an element, for lessons. `src/build/describe-elements.ts` reads it, `elements.json` keeps
 * it.
 */
export interface Described extends DescribedName {
  readonly className: string;
  readonly ancestors: readonly string[];
  readonly hasSettings: boolean;
  readonly attributes: readonly DescribedAttribute[];
}

/** What the source says about an element, for scripts and style sheets; `element-apis.json` keeps it. */
export interface DescribedApi {
  readonly name: string;
  readonly members: readonly DescribedMember[];
  readonly events: readonly DescribedEvent[];
  /** A `*` in the name of a slot is a name or a number. */
  readonly slots: readonly DescribedName[];
  readonly parts: readonly DescribedName[];
  /** Design tokens that its styles use and a page may set, as `--ply-ink`. */
  readonly tokens: readonly string[];
}
