/** What can complete the second step of a sign-in: a code of an authenticator app, or a passkey. */
export const FACTORS = ['app', 'passkey'] as const;
export type Factor = (typeof FACTORS)[number];
