import { drawQr } from './draw-qr.js';
import { openNetworkCheck } from './open-network-check.js';

/** In milliseconds. After this, without a phone, possible causes are printed. */
const PATIENCE = 30_000;

/**
 * Waits for a phone, and reports whether it can reach this machine.
 * @param {number} preferred the port
 * @param {object} [options]
 * @param {(text: string) => void} [options.say]
 * @param {number} [options.patience] in milliseconds
 * @param {(address: string) => boolean} [options.isOwn] whether an address is this machine's own
 */
export async function runNetworkCheck(preferred, { say = console.log, patience = PATIENCE, ...rest } = {}) {
  /** @type {Set<string>} */
  const told = new Set();
  const once = (/** @type {string} */ text) => {
    if (told.has(text)) return;
    told.add(text);
    say(text);
  };
  let hasCome = false;
  const check = await openNetworkCheck({
    ...rest,
    port: preferred,
    onReached(what, address, isOwn) {
      if (isOwn)
        return once(
          '  This computer opened the page itself. That tells you nothing about phones: open it on one.\n',
        );
      hasCome = true;
      return once(
        {
          page: `  A device reached this computer: ${address}. Trying whether its answers get through …\n`,
          socket: `  Answers from ${address} get through. A class works on this network.\n  Press Ctrl+C, then start it: npm run class\n`,
          blocked: `  The page opens at ${address}, but answers do not get through: a proxy or a filter blocks WebSockets.\n  Use another network or a hotspot.\n`,
        }[what],
      );
    },
  });
  const { port, hosts } = check;
  if (hosts.length === 0)
    say(
      '\n  This computer is not on a network. Connect it to the students’ Wi-Fi or to a hotspot, and start this again.\n',
    );
  else {
    say(
      '\n  Can phones reach this computer? Open this address on a phone that is on the network of the class:',
    );
    for (const host of hosts) say(`\n${drawQr(`http://${host}/`)}\n  http://${host}/`);
    const silent = await check.findSilentHosts();
    say(`\n  This computer listens on port ${port} on all its networks.`);
    for (const host of hosts)
      say(
        silent.includes(host)
          ? `  It cannot reach itself at ${host}: its firewall or a VPN is in the way. Open port ${port}.`
          : `  It reaches itself at ${host}.`,
      );
    say('  Waiting for a phone. Ctrl+C ends this.\n');
  }
  const timer = setTimeout(() => hasCome || say(explainSilence(port)), patience);
  return {
    ...check,
    close() {
      clearTimeout(timer);
      return check.close();
    },
  };
}

/** @param {number} port */
function explainSilence(port) {
  return `  No phone has reached this computer yet. If the page does not open there:
  - Is the phone on the same Wi-Fi? Turn off its mobile data and its VPN.
  - Does its address begin with http://, not https://?
  - Does a firewall on this computer block port ${port}? Open the port, or allow Node on private and public networks.
  - Many Wi-Fi networks keep their devices apart, mostly in schools and for guests. Then use a hotspot,
    or connect this computer to the network by cable.
`;
}
