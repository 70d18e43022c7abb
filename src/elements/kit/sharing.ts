type ShareHandler = (widget: HTMLElement) => void;

let share: ShareHandler | null = null;

/** Lets widgets offer to share their step. Call it at the start of a page whose address can hold steps. */
export function offerSharing(open: ShareHandler): void {
  share = open;
}

export function findSharing(): ShareHandler | null {
  return share;
}
