import type { ElementRow } from '../catalogue/index.ts';
import type { Setting } from '../search/index.ts';
import type { Described, DescribedApi } from './described.ts';

/**
 * What an attribute may hold. `names`: alternatives; a `list` has several of them, separated by spaces. A number goes
 * from 1 `upTo` another. A `setting` of a search defines its own values. `game`, `position`, `tree`, `rivals` and
 * `value` are read by the engine's parsers. `options`: settings of a search as one text. `node`: moves from the root to
 * a node. `moves`: those of a game. `session`: the id of an element on the page that hosts one. `step` counts from 0.
 * `text` is anything.
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

/** Boolean attributes and flags of a search are written by their bare names. */
export function isFlag(kind: AttributeKind): boolean {
  return kind === 'boolean' || (typeof kind === 'object' && 'setting' in kind && kind.setting.bare !== '');
}

export interface AttributeSpec {
  readonly name: string;
  readonly property: string;
  readonly doc: string;
  readonly kind: AttributeKind;
  /** The default as it would be written; missing if it depends on other attributes. */
  readonly default?: string;
  readonly isRequired?: boolean;
}

export interface ElementSpec
  extends
    Omit<Described, 'attributes' | 'hasSettings'>,
    Omit<ElementRow, 'lesson'>,
    Omit<ElementRow['lesson'], 'required'> {
  readonly attributes: readonly AttributeSpec[];
  /** `needs` one around it or named by `for`. `or position`: that, or its own `position`. */
  readonly session: 'hosts' | 'needs' | 'or position' | 'none';
}

/** With what scripts and style sheets use. */
export interface PublicElementSpec extends ElementSpec, DescribedApi {}
