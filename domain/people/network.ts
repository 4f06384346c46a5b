const IPV4 = /^(?:::ffff:)?(\d+\.\d+\.\d+)\.\d+$/i;
const GROUPS_KEPT = 3;

/**
 * Roughly where an address is: of IPv4 the /24, of IPv6 the /48, each as its first address. It tells a
 * person's networks apart without telling which device of a network it was. `address` is one of a connection.
 */
export function networkAround(address: string): string {
  const start = IPV4.exec(address)?.[1];
  if (start) return `${start}.0`;
  const [bare = ''] = address.split('%');
  const [head = ''] = bare.split('::');
  const groups = head.split(':').filter((group) => group !== '');
  return `${groups.slice(0, GROUPS_KEPT).join(':')}::`;
}

/** A network for people: '198.51.100.x', '2001:db8:7:…'; null where none was kept. */
export function networkLabel(network: string | null): string | null {
  if (!network) return null;
  const start = IPV4.exec(network)?.[1];
  if (start) return start === '127.0.0' ? 'this computer' : `${start}.x`;
  return network === '::' ? 'this computer' : `${network.replace(/::$/, '')}:…`;
}
