const IPV4 = /^(?:::ffff:)?(\d+\.\d+\.\d+)\.\d+$/i;
const STORED_GROUPS = 3;

/**
 * The network of a connection's address: the /24 of IPv4 or the /48 of IPv6, as its first address. It distinguishes a
 * person's networks without identifying the device.
 */
export function networkAround(address: string): string {
  const start = IPV4.exec(address)?.[1];
  if (start) return `${start}.0`;
  const [bare = ''] = address.split('%');
  const [head = ''] = bare.split('::');
  const groups = head.split(':').filter((group) => group !== '');
  return `${groups.slice(0, STORED_GROUPS).join(':')}::`;
}

/** A network as shown to people: '198.51.100.x', '2001:db8:7:…'; null where none was stored. */
export function networkLabel(network: string | null): string | null {
  if (!network) return null;
  const start = IPV4.exec(network)?.[1];
  if (start) return start === '127.0.0' ? 'this computer' : `${start}.x`;
  return network === '::' ? 'this computer' : `${network.replace(/::$/, '')}:…`;
}
