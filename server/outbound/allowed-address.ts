import { lookup } from 'node:dns/promises';
import ipaddr from 'ipaddr.js';
import { isInNetworks } from '../network-ranges.ts';

/** Why an address is never called, for a person. */
export class AddressRefused extends Error {
  override readonly name = 'AddressRefused';
}

/**
 * Checks where a person lets the server send requests: https and no address of a private or special network. `networks`
 * are CIDR ranges that are allowed nevertheless, with http too. Throws an `AddressRefused`. A name that does not resolve passes,
 * because each request resolves and checks it again.
 */
export async function checkAddress(address: string, networks: readonly string[]): Promise<void> {
  const url = new URL(address);
  if (url.protocol !== 'https:' && url.protocol !== 'http:')
    throw new AddressRefused('Use an address that starts with https://.');
  if (url.username || url.password)
    throw new AddressRefused('Leave the user name and password out of the address.');
  const addresses = await resolve(url).catch(() => []);
  if (
    url.protocol === 'http:' &&
    !(addresses.length > 0 && addresses.every((each) => isInNetworks(each, networks)))
  )
    throw new AddressRefused('Use an address that starts with https://.');
  if (addresses.length > 0 && !addresses.some((each) => isAllowed(each, networks)))
    throw new AddressRefused('Use the address of a host on the public internet.');
}

/** The addresses of the host that may be called. Throws an `AddressRefused` if there is none, or the name server's error. */
export async function allowedAddresses(url: URL, networks: readonly string[]): Promise<string[]> {
  const isRight = url.protocol === 'https:' ? isAllowed : isInNetworks;
  const allowed = (await resolve(url)).filter((address) => isRight(address, networks));
  if (allowed.length === 0)
    throw new AddressRefused('The host has no address on the public internet, so it was not called.');
  return allowed;
}

async function resolve({ hostname }: URL): Promise<string[]> {
  const host = hostname.replace(/^\[(.*)\]$/, '$1');
  if (ipaddr.isValid(host)) return [host];
  return (await lookup(host, { all: true })).map(({ address }) => address);
}

/** All that is assigned to the public internet; a network may translate addresses outside of it to private ones. */
const GLOBAL_IPV6 = '2000::/3';

function isAllowed(address: string, networks: readonly string[]): boolean {
  const parsed = ipaddr.process(address);
  const isPublic =
    parsed.range() === 'unicast' && (parsed.kind() === 'ipv4' || isInNetworks(address, [GLOBAL_IPV6]));
  return isPublic || isInNetworks(address, networks);
}
