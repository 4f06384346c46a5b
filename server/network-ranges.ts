import ipaddr from 'ipaddr.js';

/** Whether an address is in one of the ranges; an IPv4 address written as IPv6 is the IPv4 address. */
export function isInNetworks(address: string, networks: readonly string[]): boolean {
  const parsed = ipaddr.process(address);
  return networks.some((network) => {
    const range = ipaddr.parseCIDR(
      network.includes('/') ? network : `${network}/${network.includes(':') ? 128 : 32}`,
    );
    return parsed.kind() === range[0].kind() && parsed.match(range);
  });
}
