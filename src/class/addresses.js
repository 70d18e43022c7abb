import { networkInterfaces } from 'node:os';

/** Names of interfaces that lead to no room: of containers, of virtual machines, of tunnels. */
const INNER = /^(docker|br-|veth|virbr|vmnet|vboxnet|utun|tun|tap|zt|wg|tailscale|cni|flannel)/i;

/**
 * The addresses under which the local network may reach this machine, the likeliest first: those of interfaces that
 * lead into a room before others, IPv4 alone, since it is to be typed.
 * @param {ReturnType<typeof networkInterfaces>} [interfaces]
 * @returns {string[]}
 */
export function addresses(interfaces = networkInterfaces()) {
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
