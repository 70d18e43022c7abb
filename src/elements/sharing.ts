import type { SessionHost } from './session-controller.ts';

/** Shows how the step of a widget can be shared. */
type Share = (host: SessionHost) => void;

let share: Share | null = null;

/** Lets every widget with controls offer to share its step; called by a page whose address can hold steps, at its start. */
export function offerSharing(open: Share): void {
  share = open;
}

/** What a page offered, or null where nothing can be shared. */
export function offeredSharing(): Share | null {
  return share;
}
