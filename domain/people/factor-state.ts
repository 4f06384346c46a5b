import { isStaff, type Role } from './role.ts';

/** 'missing': the installation wants one of staff, and this person of staff has none. */
export const FACTOR_STATES = ['on', 'off', 'missing'] as const;
export type FactorState = (typeof FACTOR_STATES)[number];

export function factorState(
  person: {
    role: Role;
    has_factor: boolean;
    /** Whether the issuer of single sign-on has vouched for more than one factor in this session. */
    multi_factor: boolean;
  },
  { demandedOfStaff }: { demandedOfStaff: boolean },
): FactorState {
  if (person.has_factor) return 'on';
  return demandedOfStaff && isStaff(person.role) && !person.multi_factor ? 'missing' : 'off';
}

/** What somebody may do: without the factor that is demanded, no more than every person with an account. */
export function actingRole(role: Role, state: FactorState): Role {
  return state === 'missing' ? 'customer' : role;
}
