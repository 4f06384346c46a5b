import { expect, test } from 'vitest';
import { withAddresses } from './install-packages.mjs';

const registry = 'https://registry.example/npm/';

function addressOf(path, entry) {
  return withAddresses({ packages: { [path]: entry } }, registry).packages[path].resolved;
}

test.each([
  ['node_modules/zod', { version: '4.1.0' }, 'https://registry.example/npm/zod/-/zod-4.1.0.tgz'],
  [
    'node_modules/@orpc/server',
    { version: '1.16.1' },
    'https://registry.example/npm/@orpc/server/-/server-1.16.1.tgz',
  ],
  [
    'node_modules/vite/node_modules/esbuild',
    { version: '0.28.2' },
    'https://registry.example/npm/esbuild/-/esbuild-0.28.2.tgz',
  ],
  [
    'node_modules/alias',
    { name: '@scope/real', version: '2.0.0' },
    'https://registry.example/npm/@scope/real/-/real-2.0.0.tgz',
  ],
])('%s gets its address', (path, entry, address) => {
  expect(addressOf(path, entry)).toBe(address);
});

test.each([
  ['the project itself', '', { version: '0.2.0' }],
  ['a link', 'node_modules/linked', { link: true, resolved: 'packages/linked' }],
  ['a bundled package', 'node_modules/outer/node_modules/inner', { version: '1.0.0', inBundle: true }],
  ['an entry with an address', 'node_modules/own', { version: '1.0.0', resolved: 'file:own.tgz' }],
])('%s stays as it is', (_, path, entry) => {
  expect(withAddresses({ packages: { [path]: entry } }, registry).packages[path]).toEqual(entry);
});
