/** Second factors: a code from an authenticator app, or a passkey. */
export const FACTORS = ['app', 'passkey'] as const;
export type Factor = (typeof FACTORS)[number];
