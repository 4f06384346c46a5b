/** Apart from their schema, so that a page that only lists them carries none of it. */
export const QUOTE_STATUSES = ['pending', 'approved', 'rejected', 'converted'] as const;
