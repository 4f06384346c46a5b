import { type Caller, isAdmitted, personBehind } from '../isolation/callers.ts';
import type { Stage } from '../isolation/cells.ts';
import type { Operation } from '../isolation/matrix.ts';

/** One for each way to be admitted or refused. */
export const REPRESENTATIVE_CALLERS = ['owner', 'admin', 'device', 'another customer', 'visitor'] as const;

/** Whom the contract admits. */
export function admittedCallers({ access }: Operation): Caller[] {
  return REPRESENTATIVE_CALLERS.filter((caller) => isAdmitted(access, caller));
}

/** The headers that say who calls. */
export function credentials(
  { people, device_key }: Stage,
  { access }: Operation,
  caller: Caller,
): Record<string, string> {
  if (caller === 'device') return { authorization: `Bearer ${device_key}` };
  const cookie = personBehind(people, caller, access)?.cookie;
  return cookie ? { cookie } : {};
}
