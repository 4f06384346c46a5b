const MINUTE_MS = 60_000;

/** Codes that may be tried after one right password. */
export const TRIES_PER_CHALLENGE = 5;
export const CHALLENGE_MINUTES = 5;

export interface Allowance {
  failures: number;
  minutes: number;
}

/**
 * How many wrong codes are borne. Whoever tries has the password already, and may be somebody else: the browsers in
 * which the person has signed in before are counted apart, so that strangers use up their own allowance only.
 */
export function allowanceOf({ isKnown }: { isKnown: boolean }): Allowance {
  return isKnown ? { failures: 10, minutes: 15 } : { failures: 20, minutes: 60 };
}

/** What was counted up to this moment is forgotten. */
export function windowStart({ minutes }: Allowance, now: Date): Date {
  return new Date(now.getTime() - minutes * MINUTE_MS);
}

/** For how long no code is taken any more; 0 while one is. */
export function waitMs(
  counted: { failures: number; since: Date } | undefined,
  allowance: Allowance,
  now: Date,
): number {
  if (!counted || counted.failures < allowance.failures) return 0;
  return Math.max(0, counted.since.getTime() - windowStart(allowance, now).getTime());
}
