/** How tall the rows of the console's tables are. Apart from the schemas, so that a page can ask without them. */
export const DENSITIES = ['comfortable', 'normal', 'compact'] as const;
export type Density = (typeof DENSITIES)[number];
