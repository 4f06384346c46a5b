import { describe, expect, test } from 'vitest';
import type { Role } from '../people/role.ts';
import { groupsIn, highestRole } from './group-roles.ts';

const ROLES = new Map<string, Role>([
  ['drivers', 'driver'],
  ['operations', 'dispatcher'],
  ['it', 'admin'],
]);

test.each([
  [[], 'customer'],
  [['sales'], 'customer'],
  [['drivers'], 'driver'],
  [['operations', 'drivers'], 'dispatcher'],
  [['drivers', 'it', 'operations'], 'admin'],
  [['IT'], 'customer'],
] as const)('the groups %j give the role %s', (groups, role) => {
  expect(highestRole(groups, ROLES)).toBe(role);
});

describe('groups in the claims', () => {
  test.each([
    [{ groups: ['a', 'b'] }, 'groups', ['a', 'b']],
    [{ groups: 'a' }, 'groups', ['a']],
    [{ groups: ['a', 7, null, { name: 'b' }] }, 'groups', ['a']],
    [{ realm_access: { roles: ['a'] } }, 'realm_access.roles', ['a']],
    [{ 'https://freight.example/roles': ['a'] }, 'https://freight.example/roles', ['a']],
    [{ 'a.b': ['whole'], a: { b: ['path'] } }, 'a.b', ['whole']],
    [{ a: ['b'] }, 'a.b.c', []],
    [{}, 'groups', []],
    [{}, 'constructor.name', []],
    [{}, '__proto__', []],
  ])('of %j, %s has %j', (claims, claim, groups) => {
    expect(groupsIn(claims, claim)).toEqual(groups);
  });
});
