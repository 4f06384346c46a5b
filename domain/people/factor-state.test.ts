import { expect, test } from 'vitest';
import { actingRole, factorState } from './factor-state.ts';

test.each([
  ['customer', false, true, 'off', 'customer'],
  ['driver', false, true, 'off', 'driver'],
  ['dispatcher', false, true, 'missing', 'customer'],
  ['admin', false, true, 'missing', 'customer'],
  ['admin', true, true, 'on', 'admin'],
  ['admin', false, false, 'off', 'admin'],
  ['dispatcher', true, false, 'on', 'dispatcher'],
] as const)(
  '%s, factor %s, required %s: %s, acts as %s',
  (role, has_factor, demandedOfStaff, state, acting) => {
    expect(factorState({ role, has_factor, multi_factor: false }, { demandedOfStaff })).toBe(state);
    expect(actingRole(role, state)).toBe(acting);
  },
);

test('none is missing where the issuer asserts multi-factor authentication', () => {
  const person = { role: 'admin', has_factor: false, multi_factor: true } as const;
  expect(factorState(person, { demandedOfStaff: true })).toBe('off');
});
