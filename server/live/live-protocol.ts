import * as z from 'zod';

/** The maximum number of messages buffered for a slow page before it must refetch. */
export const BUFFER = 100;
/** Events of the same tick are batched into one message. */
export const EVENTS_PER_MESSAGE = 200;
export const HEARTBEAT_MS = 25_000;
export const MESSAGE_TIMEOUT_MS = 10_000;
/** Close code of a socket whose session has ended; the close reason is a `SignOutReason`, or empty if unknown. */
export const CLOSE_SESSION_ENDED = 4001;
/** How often the console receives the positions of moved shipments. */
export const FLEET_INTERVAL_MS = 1_000;
/** The maximum number of subscriptions of one page. */
export const CHANNELS_PER_SOCKET = 50;

const Topic = z.discriminatedUnion('topic', [
  z.object({ topic: z.enum(['notifications', 'fleet']) }),
  z.object({ topic: z.literal('tracking'), tracking_number: z.string().max(40) }),
]);
export type Topic = z.infer<typeof Topic>;

/** The messages a page may send. Notifications are always the person’s own, so their topic has no id. */
export const PageMessage = z.union([
  z.object({ type: z.literal('heartbeat') }),
  z.object({ type: z.enum(['subscribe', 'unsubscribe']) }).and(Topic),
]);
export type PageMessage = z.infer<typeof PageMessage>;
