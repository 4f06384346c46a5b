import { isIPv6 } from 'node:net';

export interface Caller {
  address: string;
  person: { user_id: string } | null;
  device?: { id: string } | null;
}

/** The device or the signed-in person that calls; undefined for a visitor. */
export function accountOf({ device, person }: Omit<Caller, 'address'>): string | undefined {
  return device?.id ?? person?.user_id;
}

/** Who is charged for what visitors may call as well: the network, and the person where one is signed in. */
export function payersOf(caller: Caller): string[] {
  const network = networkOf(caller.address);
  const account = accountOf(caller);
  return account === undefined ? [network] : [network, account];
}

/** An IPv4 address as it is; of IPv6 the /64, in which one subscriber has all addresses to choose from. */
export function networkOf(address: string): string {
  if (!address.includes(':')) return address;
  const [bare = ''] = address.split('%');
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(bare);
  if (mapped) return mapped[1] as string;
  if (!isIPv6(bare)) return bare;
  const [head = '', tail] = bare.split('::');
  const start = groups(head);
  const end = groups(tail ?? '');
  const zeros = tail === undefined ? 0 : 8 - start.length - end.length;
  const network = [...start, ...Array<string>(zeros).fill('0'), ...end].slice(0, 4);
  return `${network.map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::/64`;
}

/** An embedded IPv4 address takes the room of two groups. */
function groups(part: string): string[] {
  return part === '' ? [] : part.split(':').flatMap((group) => (group.includes('.') ? ['0', '0'] : [group]));
}
