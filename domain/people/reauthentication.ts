/** So long a session may do what is dangerous before its person is asked again who they are. */
export const PROOF_MINUTES = 15;

const MINUTE_MS = 60_000;

export function isFresh(proved_at: Date, now: Date): boolean {
  return now.getTime() - proved_at.getTime() < PROOF_MINUTES * MINUTE_MS;
}
