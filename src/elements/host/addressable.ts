import { sendEvent } from '../kit/send-event.ts';

export interface StateChange {
  readonly parts: ReadonlyMap<string, string>;
}

/** An element with an id whose state the page's address can hold, one `id.key=value` for each part of it. */
export interface Addressable extends HTMLElement {
  /** The keys of the parts of its state. */
  readonly stateKeys: readonly string[];
  /** The parts that differ from the initial state, in the order to restore them. */
  readonly stateParts: ReadonlyMap<string, string>;
  /** The initial value of a part, which holds if the address does not mention it. */
  beginning(key: string): string;
  /** Restores a part; returns an error message, or null if the value is valid. */
  restore(key: string, value: string): string | null;
  readonly updateComplete: Promise<boolean>;
}

export function isAddressable(element: Element): element is Addressable {
  return 'stateKeys' in element && 'stateParts' in element;
}

export function announceState(element: Addressable): void {
  sendEvent(element, 'ply-state-change', { parts: element.stateParts });
}

declare global {
  interface GlobalEventHandlersEventMap {
    'ply-state-change': CustomEvent<StateChange>;
  }
}
