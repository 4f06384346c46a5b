/** Row height of the console's tables. Separate from the schemas so that pages can import it without zod. */
export const DENSITIES = ['comfortable', 'normal', 'compact'] as const;
export type Density = (typeof DENSITIES)[number];
