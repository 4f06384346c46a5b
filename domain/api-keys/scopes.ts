import * as z from 'zod';
import { SCOPES, type Scope } from './key-areas.ts';

export const ScopeText = z
  .string()
  .refine((text) => (SCOPES as readonly string[]).includes(text), 'There is no such scope.')
  .transform((text) => text as Scope);
