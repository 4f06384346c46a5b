import * as z from 'zod';
import { DENSITIES } from './density.ts';

/** A way to look at the fleet that a person gave a name. */
export const SavedView = z.object({
  name: z
    .string()
    .trim()
    .min(1, 'Please give the view a name.')
    .max(60, 'Please take at most 60 characters.'),
  /** What follows the screen's path in its address: '?status=customs', or nothing. */
  address: z
    .string()
    .max(1_000)
    .regex(/^(\?\S*)?$/),
});
export type SavedView = z.infer<typeof SavedView>;

/** Tables whose look each person of the staff may choose. */
export const GRIDS = ['fleet', 'quotes', 'clients', 'audit', 'mail'] as const;
export type Grid = (typeof GRIDS)[number];

export const GridLayout = z.object({
  density: z.enum(DENSITIES),
  /** The columns that are not shown. */
  hidden: z.array(z.string().min(1).max(40)).max(40),
});
export type GridLayout = z.infer<typeof GridLayout>;

/** Per person. */
export const MOST_SAVED_VIEWS = 50;
