import { expect, test } from 'vitest';
import { isLocalPath } from './local-path.ts';

test.each([
  ['/dashboard', true],
  ['/track/GS104588210?tab=map#events', true],
  ['//evil.example', false],
  ['/\\evil.example', false],
  ['/\t/evil.example', false],
  ['https://evil.example/', false],
  ['javascript:alert(1)', false],
  ['dashboard', false],
  ['', false],
  [null, false],
  [undefined, false],
])('%j is %s', (path, expected) => {
  expect(isLocalPath(path)).toBe(expected);
});
