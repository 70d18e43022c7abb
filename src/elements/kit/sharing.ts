/** Shows how a widget can be shared as it is. */
type Share = (widget: HTMLElement) => void;

let share: Share | null = null;

/** Lets widgets offer to share their step; called by a page whose address can hold steps, at its start. */
export function offerSharing(open: Share): void {
  share = open;
}

/** What a page offered, or null where nothing can be shared. */
export function offeredSharing(): Share | null {
  return share;
}
