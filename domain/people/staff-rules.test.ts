import { expect, test } from 'vitest';
import type { Role } from './role.ts';
import { ROLES } from './roles.ts';
import { accountRefusal, mayGrant, roleRefusal } from './staff-rules.ts';

const by = (role: Role) => ({ user_id: 'me', role });
const somebody = (role: Role) => ({ user_id: 'you', role });

test.each<[Role, Role[]]>([
  ['dispatcher', ['customer', 'driver']],
  ['admin', ['customer', 'driver', 'dispatcher', 'admin']],
])('the role %s grants %j', (role, granted) => {
  expect(ROLES.filter((one) => mayGrant({ role }, one))).toEqual(granted);
});

test.each<[by: Role, from: Role, to: Role, refusal: string | null]>([
  ['dispatcher', 'customer', 'driver', null],
  ['dispatcher', 'customer', 'dispatcher', 'ADMIN_ONLY'],
  ['dispatcher', 'customer', 'admin', 'ADMIN_ONLY'],
  ['dispatcher', 'dispatcher', 'customer', 'ADMIN_ONLY'],
  ['dispatcher', 'admin', 'customer', 'ADMIN_ONLY'],
  ['admin', 'customer', 'admin', null],
  ['admin', 'admin', 'customer', null],
])('by %s from %s to %s: %s', (role, from, to, refusal) => {
  expect(roleRefusal(by(role), somebody(from), to)).toBe(refusal);
});

test.each<[by: Role, of: Role, refusal: string | null]>([
  ['dispatcher', 'customer', null],
  ['dispatcher', 'dispatcher', 'ADMIN_ONLY'],
  ['dispatcher', 'admin', 'ADMIN_ONLY'],
  ['admin', 'admin', null],
])('the %s deactivates the account of the %s: %s', (role, of, refusal) => {
  expect(accountRefusal(by(role), somebody(of))).toBe(refusal);
});

test('nobody can change their own role or account', () => {
  const admin = by('admin');
  expect([roleRefusal(admin, admin, 'customer'), accountRefusal(admin, admin)]).toEqual([
    'OWN_ROLE',
    'OWN_ACCOUNT',
  ]);
});
