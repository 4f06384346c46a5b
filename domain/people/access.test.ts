import { expect, test } from 'vitest';
import { type Access, admits } from './access.ts';
import type { Role } from './role.ts';

const cases: [Access, Role | null, boolean][] = [
  ['anyone', null, true],
  ['anyone', 'customer', true],
  ['signed-in', null, false],
  ['signed-in', 'driver', true],
  ['staff', null, false],
  ['staff', 'customer', false],
  ['staff', 'driver', false],
  ['staff', 'dispatcher', true],
  ['staff', 'admin', true],
  ['admin', 'dispatcher', false],
  ['admin', 'admin', true],
];

test.each(cases)('%s admits %s: %s', (access, role, admitted) => {
  expect(admits(access, role && { role })).toBe(admitted);
});
