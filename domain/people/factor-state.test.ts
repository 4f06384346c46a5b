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
  '%s, factor %s, demanded %s: %s, acts as %s',
  (role, has_factor, demandedOfStaff, state, acting) => {
    expect(factorState({ role, has_factor }, { demandedOfStaff })).toBe(state);
    expect(actingRole(role, state)).toBe(acting);
  },
);
