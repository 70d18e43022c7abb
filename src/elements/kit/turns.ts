const places: (() => void)[] = [];
const others: (() => void)[] = [];
let isTurnTaken = false;

/**
 * Resolves at once for the first caller, and then in a separate task for each, so that a page with many widgets can
 * react to its reader in between. Callers that fill a place on the page go first.
 */
export function waitForTurn(isPlace = false): Promise<void> {
  return new Promise((begin) => {
    if (isTurnTaken) (isPlace ? places : others).push(begin);
    else takeTurn(begin);
  });
}

/** Code that awaits this turn still runs within its task. */
function takeTurn(begin: () => void): void {
  isTurnTaken = true;
  setTimeout(() => {
    isTurnTaken = false;
    const next = places.shift() ?? others.shift();
    if (next) takeTurn(next);
  });
  begin();
}

/** Resolves when the browser has nothing else to do, at the latest after a second. */
export function waitForPause(): Promise<void> {
  return new Promise((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), { timeout: 1_000 });
    else setTimeout(resolve, 100);
  });
}
