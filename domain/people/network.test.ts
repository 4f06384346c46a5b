import { expect, test } from 'vitest';
import { networkAround, networkLabel } from './network.ts';

test.each([
  ['198.51.100.23', '198.51.100.0', '198.51.100.x'],
  ['::ffff:198.51.100.23', '198.51.100.0', '198.51.100.x'],
  ['2001:db8:7:1:2:3:4:5', '2001:db8:7::', '2001:db8:7:…'],
  ['2001:db8::5', '2001:db8::', '2001:db8:…'],
  ['fe80::1%eth0', 'fe80::', 'fe80:…'],
  ['127.0.0.1', '127.0.0.0', 'this computer'],
  ['::1', '::', 'this computer'],
])('%s is in %s: %s', (address, network, label) => {
  expect(networkAround(address)).toBe(network);
  expect(networkLabel(network)).toBe(label);
});

test.each([null, ''])('no stored network has no label (%o)', (network) => {
  expect(networkLabel(network)).toBeNull();
});
