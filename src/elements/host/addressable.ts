import { words } from '../../words/index.ts';
import { sendEvent } from '../kit/send-event.ts';

export interface StateChange {
  readonly parts: ReadonlyMap<string, string>;
}

/** An element with an id whose state the page's address can hold, one `id.key=value` for each part of it. */
export interface Addressable extends HTMLElement {
  /** The keys of the parts of its state, in the order to restore them. */
  readonly stateKeys: readonly string[];
  /** The key of the part that says how far the reader is, `step` or `moves`; null if no address holds that. */
  readonly mainKey: string | null;
  /** The parts that differ from the initial state, in the order to restore them. */
  readonly stateParts: ReadonlyMap<string, string>;
  /** The initial value of a part, which holds if the address does not mention it. */
  beginning(key: string): string;
  /** Restores a part; returns an error message, or null if key and value are valid. */
  restore(key: string, value: string): string | null;
  readonly updateComplete: Promise<boolean>;
}

export function isAddressable(element: Element): element is Addressable {
  return 'stateKeys' in element && 'stateParts' in element;
}

export function describeUnknownKey({ id, stateKeys }: Addressable, key: string): string {
  return words.address.unknown(
    `${id}.${key}`,
    stateKeys.map((each) => `${id}.${each}`),
  );
}

export function announceState(element: Addressable): void {
  sendEvent(element, 'ply-state-change', { parts: element.stateParts });
}

declare global {
  interface GlobalEventHandlersEventMap {
    'ply-state-change': CustomEvent<StateChange>;
  }
}
