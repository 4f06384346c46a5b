export const PASSKEYS_PER_ACCOUNT = 20;
export const CHALLENGE_MINUTES = 5;

/**
 * Whether a signature counter reveals a cloned authenticator: it must grow with each use. Passkeys that sync between
 * devices always send 0, so theirs cannot be compared (WebAuthn Level 3, section 6.1.1).
 */
export function isCounterRegression(stored: number, received: number): boolean {
  return (stored > 0 || received > 0) && received <= stored;
}
