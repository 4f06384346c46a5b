import * as z from 'zod';

export const TRANSPORT_MODES = ['air', 'sea', 'road', 'rail'] as const;
export const TransportMode = z.enum(TRANSPORT_MODES);
export type TransportMode = z.infer<typeof TransportMode>;
