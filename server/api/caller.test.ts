import { expect, test } from 'vitest';
import { networkOf, payersOf } from './caller.ts';

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:0DB8:1:2::9', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['64:ff9b::192.0.2.33', '64:ff9b:0:0::/64'],
])('%s belongs to %s', (address, network) => expect(networkOf(address)).toBe(network));

test('calls are charged to the person in any network, and to the network', () => {
  const person = { user_id: 'ada' };
  expect(payersOf({ person, address: '203.0.113.7' })).toEqual(['203.0.113.7', 'ada']);
  expect(payersOf({ person: null, address: '203.0.113.7' })).toEqual(['203.0.113.7']);
});
