const NAME = 'plybook-run';

/**
 * Lets Your code run a program at once that a reader opened from this page, as long as this page is open. An address
 * alone never makes a program run, since anyone can write one.
 */
export function grantRuns(key: string): BroadcastChannel {
  const channel = new BroadcastChannel(NAME);
  channel.addEventListener('message', ({ data }) => {
    if (data === ask(key)) channel.postMessage(grant(key));
  });
  return channel;
}

/** Resolves when the page that made the key grants a run; never if that page is closed, or has another origin. */
export function waitForPermit(key: string): Promise<void> {
  const channel = new BroadcastChannel(NAME);
  return new Promise((resolve) => {
    channel.addEventListener('message', ({ data }) => {
      if (data !== grant(key)) return;
      channel.close();
      resolve();
    });
    channel.postMessage(ask(key));
  });
}

const ask = (key: string) => `may ${key} run?`;
const grant = (key: string) => `${key} may run`;
