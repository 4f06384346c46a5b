import type * as z from 'zod';

type Schema = z.core.$ZodType;

/** How to reach nested schemas. checks/unknown-fields.test.ts detects a missing kind. */
export const CHILD_KEYS = ['element', 'innerType', 'valueType', 'in', 'out'] as const;

export type SchemaChildren = Partial<Record<(typeof CHILD_KEYS)[number], Schema>> & {
  shape?: Record<string, Schema>;
  catchall?: Schema;
  options?: readonly Schema[];
};
