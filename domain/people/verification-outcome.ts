export const VERIFICATION_OUTCOMES = ['done', 'sign-in', 'expired'] as const;

/** What became of an opened verification link, as the parameter `verification` of the site root. */
export type VerificationOutcome = (typeof VERIFICATION_OUTCOMES)[number];
