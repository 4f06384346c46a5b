/** Of one organisation. */
export const MOST_CONTACTS = 10_000;
