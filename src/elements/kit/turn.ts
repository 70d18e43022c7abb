const waiting: (() => void)[] = [];

/**
 * Is done when it is one's turn: each has a task of its own, so that a page with many widgets answers its reader between
 * them while it opens.
 */
export function ownTask(): Promise<void> {
  return new Promise((begin) => {
    waiting.push(begin);
    if (waiting.length === 1) setTimeout(beginNext);
  });
}

/** What waits for this turn runs after it and still within its task. */
function beginNext(): void {
  waiting[0]();
  waiting.shift();
  if (waiting.length > 0) setTimeout(beginNext);
}
