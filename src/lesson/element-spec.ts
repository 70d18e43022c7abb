import type { ElementRow } from '../catalogue/index.ts';
import type { Setting } from '../search/index.ts';
import type { Described } from './described.ts';

/**
 * What an attribute may hold. `names` are alternatives; of a `list` several may be named, separated by spaces; a whole number goes from 1 `upTo` another; a `setting` of a search says itself what it may be; `game`, `position`, `tree`, `rivals` and `value` are read by the
 * engine's own parsers; `options` are settings of a search as one text; `node` is the moves from the root to a node, `moves` those of a game; `session` is the id of an element on the page that hosts a session; `step` counts from 0; `text` is anything.
 */
export type AttributeKind =
  | { readonly names: readonly string[] }
  | { readonly list: readonly string[] }
  | { readonly upTo: number }
  | { readonly setting: Setting }
  | 'boolean'
  | 'moves'
  | 'game'
  | 'node'
  | 'options'
  | 'position'
  | 'rivals'
  | 'session'
  | 'step'
  | 'text'
  | 'value';

/** Whether an attribute is written by its bare name: a boolean one, and a flag of a search. */
export function isFlag(kind: AttributeKind): boolean {
  return kind === 'boolean' || (typeof kind === 'object' && 'setting' in kind && kind.setting.bare !== '');
}

/** An attribute of an element. */
export interface AttributeSpec {
  readonly name: string;
  /** The property that it sets. */
  readonly property: string;
  /** One sentence for authors and editors. */
  readonly doc: string;
  readonly kind: AttributeKind;
  /** What holds when the attribute is absent, as it would be written; none if that depends on others. */
  readonly default?: string;
  readonly isRequired?: boolean;
}

/** An element that lessons may use: its row of the catalogue, and what its source says. */
export interface ElementSpec
  extends
    Omit<Described, 'attributes' | 'hasSettings'>,
    Omit<ElementRow, 'lesson'>,
    Omit<ElementRow['lesson'], 'required'> {
  readonly attributes: readonly AttributeSpec[];
  /** `hosts` a session; `needs` one around it or named by `for`; or shows a position of its own as well; or none. */
  readonly session: 'hosts' | 'needs' | 'or position' | 'none';
}
