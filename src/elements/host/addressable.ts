import { tell } from '../kit/tell.ts';

/** What an address may hold of an element, after it has changed. */
export interface StateChange {
  readonly parts: ReadonlyMap<string, string>;
}

/** An element with an id whose state the address of a page holds, as `id.key=value` for each part of it. */
export interface Addressable extends HTMLElement {
  /** The keys that it knows. */
  readonly stateKeys: readonly string[];
  /** The parts that differ from how the element began, in the order in which they are to be taken back. */
  readonly stateParts: ReadonlyMap<string, string>;
  /** What a part is where an address says nothing of it. */
  beginning(key: string): string;
  /** Takes a part back; returns in words what is wrong with it, else null. */
  restore(key: string, value: string): string | null;
  readonly updateComplete: Promise<boolean>;
}

/** Whether an address may hold the state of an element. */
export function isAddressable(element: Element): element is Addressable {
  return 'stateKeys' in element && 'stateParts' in element;
}

/** Tells the page that the state of an element has changed. */
export function announceState(element: Addressable): void {
  tell(element, 'ply-state-change', { parts: element.stateParts });
}

declare global {
  interface GlobalEventHandlersEventMap {
    'ply-state-change': CustomEvent<StateChange>;
  }
}
