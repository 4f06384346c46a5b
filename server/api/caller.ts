import { isIPv6 } from 'node:net';
import type { CallContext } from './call-context.ts';

type Asking = Pick<CallContext, 'person' | 'address'> & Partial<Pick<CallContext, 'device'>>;

/** Whom a limit counts: the device or the signed-in person, or a visitor's network. */
export function callerOf({ device, person, address }: Asking): string {
  return device?.id ?? person?.user_id ?? networkOf(address);
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
