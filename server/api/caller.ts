import { isIPv6 } from 'node:net';

export interface Caller {
  address: string;
  person: { user_id: string } | null;
  device?: { id: string } | null;
  key?: { id: string } | null;
}

/** The id of the calling device, API key or signed-in person; undefined for a visitor. */
export function accountOf({ device, key, person }: Omit<Caller, 'address'>): string | undefined {
  return device?.id ?? key?.id ?? person?.user_id;
}

/** The rate-limit keys of an operation that visitors may call: the network, and the person when signed in. */
export function payersOf(caller: Caller): string[] {
  const network = networkOf(caller.address);
  const account = accountOf(caller);
  return account === undefined ? [network] : [network, account];
}

/** An IPv4 address as it is; an IPv6 address as its /64, because one subscriber controls a whole /64. */
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

/** An embedded IPv4 address takes the space of two groups. */
function groups(part: string): string[] {
  return part === '' ? [] : part.split(':').flatMap((group) => (group.includes('.') ? ['0', '0'] : [group]));
}
