import * as z from 'zod';

export const TransportMode = z.enum(['air', 'sea', 'road', 'rail']);
export type TransportMode = z.infer<typeof TransportMode>;
