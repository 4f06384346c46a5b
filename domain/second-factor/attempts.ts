import { MINUTE_MS } from '../calendar/durations.ts';

/** Code attempts per correct password. */
export const ATTEMPTS_PER_CHALLENGE = 5;
export const CHALLENGE_MINUTES = 5;

/** A limit on wrong codes for an account within a time window. */
export interface Allowance {
  name: 'untrusted' | 'trusted' | 'trusted-hourly';
  failures: number;
  minutes: number;
}

const UNTRUSTED_ALLOWANCES: readonly Allowance[] = [{ name: 'untrusted', failures: 20, minutes: 60 }];
const TRUSTED_ALLOWANCES: readonly Allowance[] = [
  { name: 'trusted', failures: 10, minutes: 15 },
  { name: 'trusted-hourly', failures: 50, minutes: 60 },
];

/**
 * The limits on wrong codes, counted separately for an account's trusted browsers and for all others, so that an
 * attacker who knows the password cannot lock out the owner.
 */
export function allowancesOf({ isTrusted }: { isTrusted: boolean }): readonly Allowance[] {
  return isTrusted ? TRUSTED_ALLOWANCES : UNTRUSTED_ALLOWANCES;
}

/** Failures before this moment no longer count. */
export function windowStart({ minutes }: Allowance, now: Date): Date {
  return new Date(now.getTime() - minutes * MINUTE_MS);
}

/** Milliseconds until a code is accepted again; 0 if accepted now. */
export function waitMs(
  counted: { failures: number; since: Date } | undefined,
  allowance: Allowance,
  now: Date,
): number {
  if (!counted || counted.failures < allowance.failures) return 0;
  return Math.max(0, counted.since.getTime() - windowStart(allowance, now).getTime());
}
