/** Senders declare their events in `GlobalEventHandlersEventMap`. `ply-…-change` is sent after the change. */
type EventName = Extract<keyof GlobalEventHandlersEventMap, `ply-${string}`>;

type Detail<N extends EventName> = GlobalEventHandlersEventMap[N] extends CustomEvent<infer D> ? D : never;

export function sendEvent<N extends EventName>(from: HTMLElement, name: N, detail: Detail<N>): void {
  from.dispatchEvent(new CustomEvent(name, { detail, bubbles: true, composed: true }));
}
