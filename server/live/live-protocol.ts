import * as z from 'zod';

/** At most this many messages wait for a slow page before it is told to read again. */
export const BUFFER = 100;
export const HEARTBEAT_MS = 25_000;
export const MESSAGE_TIMEOUT_MS = 10_000;
/** Channels one page may listen to. */
export const CHANNELS_PER_SOCKET = 50;

/** What a page may say. A channel of notifications is always one's own, so it carries no id. */
export const PageMessage = z.discriminatedUnion('type', [
  z.object({ type: z.literal('subscribe'), topic: z.literal('notifications') }),
  z.object({
    type: z.literal('subscribe'),
    topic: z.literal('tracking'),
    tracking_number: z.string().max(40),
  }),
  z.object({ type: z.literal('unsubscribe'), topic: z.literal('notifications') }),
  z.object({
    type: z.literal('unsubscribe'),
    topic: z.literal('tracking'),
    tracking_number: z.string().max(40),
  }),
  z.object({ type: z.literal('heartbeat') }),
]);
export type PageMessage = z.infer<typeof PageMessage>;
