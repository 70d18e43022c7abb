/**
 * The events of Plybook, by name: who sends one declares it in `GlobalEventHandlersEventMap`, and so for elements and
 * the document alike. What tells that something has changed is called `ply-…-change` and is sent after it has.
 */
type EventName = Extract<keyof GlobalEventHandlersEventMap, `ply-${string}`>;

type Detail<N extends EventName> = GlobalEventHandlersEventMap[N] extends CustomEvent<infer D> ? D : never;

/** Sends an event of Plybook. All are sent here and travel alike: they bubble, and leave shadow roots. */
export function tell<N extends EventName>(from: HTMLElement, name: N, detail: Detail<N>): void {
  from.dispatchEvent(new CustomEvent(name, { detail, bubbles: true, composed: true }));
}
