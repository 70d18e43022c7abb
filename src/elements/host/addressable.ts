/** Sent by an element, bubbling, when what an address may hold of it has changed. */
export const STATE_CHANGED = 'ply-state-changed';

/** Sent by a session host, bubbling, when its search is found to be shorter than the step that was asked for. */
export const STEP_CORRECTED = 'ply-step-corrected';

/** What `STEP_CORRECTED` tells. */
export interface StepCorrection {
  readonly asked: number;
  readonly stepCount: number;
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
  element.dispatchEvent(new Event(STATE_CHANGED, { bubbles: true }));
}
