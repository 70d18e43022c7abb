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
