/** Separate from the schemas so that screens can check access without loading zod. */
export const ROLES = ['customer', 'driver', 'dispatcher', 'admin'] as const;
