/** Of one organisation. */
export const MAX_CONTACTS = 10_000;
