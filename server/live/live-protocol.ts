import * as z from 'zod';

/** At most this many messages wait for a slow page before it is told to read again. */
export const BUFFER = 100;
/** Events that come in the same moment share a message. */
export const EVENTS_PER_MESSAGE = 200;
export const HEARTBEAT_MS = 25_000;
export const MESSAGE_TIMEOUT_MS = 10_000;
/** How often the console hears which shipments have moved. */
export const FLEET_MS = 1_000;
/** Channels one page may listen to. */
export const CHANNELS_PER_SOCKET = 50;

const Topic = z.discriminatedUnion('topic', [
  z.object({ topic: z.enum(['notifications', 'fleet']) }),
  z.object({ topic: z.literal('tracking'), tracking_number: z.string().max(40) }),
]);
export type Topic = z.infer<typeof Topic>;

/** What a page may say. Notifications are always one's own, so their topic carries no id. */
export const PageMessage = z.union([
  z.object({ type: z.literal('heartbeat') }),
  z.object({ type: z.enum(['subscribe', 'unsubscribe']) }).and(Topic),
]);
export type PageMessage = z.infer<typeof PageMessage>;
