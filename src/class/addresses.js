import { networkInterfaces } from 'node:os';

const INNER = /^(docker|br-|veth|virbr|vmnet|vboxnet|utun|tun|tap|zt|wg|tailscale|cni|flannel)/i;

/**
 * The addresses at which the local network may reach this machine, the likeliest first. IPv4 only: people type them.
 * @param {ReturnType<typeof networkInterfaces>} [interfaces]
 * @returns {string[]}
 */
export function listAddresses(interfaces = networkInterfaces()) {
  const all = Object.entries(interfaces).flatMap(([name, each = []]) =>
    each
      .filter(
        ({ family, internal, address }) => family === 'IPv4' && !internal && !address.startsWith('169.254.'),
      )
      .map(({ address }) => ({ address, isInner: INNER.test(name) || /vEthernet/.test(name) })),
  );
  return all
    .toSorted((one, other) => Number(one.isInner) - Number(other.isInner))
    .map(({ address }) => address);
}

/**
 * Whether a remote address is one of this machine's own, so the connection comes from this machine.
 * @param {string} address
 */
export function isOwnAddress(address) {
  if (address === '::1' || address.startsWith('127.')) return true;
  return Object.values(networkInterfaces()).some((each) => each?.some((own) => own.address === address));
}

/**
 * The address of the other end of a connection. IPv4 stays IPv4, even if the socket writes it as IPv6.
 * @param {import('node:http').IncomingMessage | undefined} request
 */
export function readRemoteAddress(request) {
  return (request?.socket.remoteAddress ?? '').replace(/^::ffff:/, '').replace(/%.*$/, '');
}
