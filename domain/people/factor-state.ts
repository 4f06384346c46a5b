import { isStaff, type Role } from './role.ts';

/** 'missing': the installation requires a second factor of staff, and this staff member has none. */
export const FACTOR_STATES = ['on', 'off', 'missing'] as const;
export type FactorState = (typeof FACTOR_STATES)[number];

export function factorState(
  person: {
    role: Role;
    has_factor: boolean;
    /** Whether the single sign-on issuer asserted multi-factor authentication for this session. */
    multi_factor: boolean;
  },
  { demandedOfStaff }: { demandedOfStaff: boolean },
): FactorState {
  if (person.has_factor) return 'on';
  return demandedOfStaff && isStaff(person.role) && !person.multi_factor ? 'missing' : 'off';
}

/** The role a person acts with: staff without the required factor act as customers. */
export function actingRole(role: Role, state: FactorState): Role {
  return state === 'missing' ? 'customer' : role;
}
