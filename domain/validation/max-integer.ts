/** The largest `integer` of PostgreSQL, which refuses to compare or store a larger number. */
export const MAX_INTEGER = 2_147_483_647;
