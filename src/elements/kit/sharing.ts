type Share = (widget: HTMLElement) => void;

let share: Share | null = null;

/** Lets widgets offer to share their step. Call it at the start of a page whose address can hold steps. */
export function offerSharing(open: Share): void {
  share = open;
}

export function offeredSharing(): Share | null {
  return share;
}
