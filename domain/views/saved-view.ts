import * as z from 'zod';
import { DENSITIES } from './density.ts';

/** A named set of filters on the fleet. */
export const SavedView = z.object({
  name: z.string().trim().min(1, 'Give the view a name.').max(60, 'At most 60 characters.'),
  /** The query string of the screen's URL: '?status=customs', or empty. */
  address: z
    .string()
    .max(1_000)
    .regex(/^(\?\S*)?$/),
});
export type SavedView = z.infer<typeof SavedView>;

/** Tables whose layout each staff member can customize. */
export const GRIDS = ['fleet', 'quotes', 'clients', 'audit', 'mail'] as const;
export type Grid = (typeof GRIDS)[number];

export const GridLayout = z.object({
  density: z.enum(DENSITIES),
  /** Hidden columns. */
  hidden: z.array(z.string().min(1).max(40)).max(40),
});
export type GridLayout = z.infer<typeof GridLayout>;

/** Per person. */
export const MAX_SAVED_VIEWS = 50;
