/** Apart from the schemas, so that a screen can ask who may see it without them. */
export const ROLES = ['customer', 'driver', 'dispatcher', 'admin'] as const;
