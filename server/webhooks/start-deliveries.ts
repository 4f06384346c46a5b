import { setTimeout as wait } from 'node:timers/promises';
import { SECOND_MS } from '#domain/calendar/durations.ts';
import { attempt, type DeliveryContext, type RequestOf } from './attempt.ts';
import { claimDue, LEASE_MS } from './webhook-deliveries-table.ts';

/** Requests under way, in all and to one endpoint, so that slow endpoints delay only themselves. */
const MAX_AT_ONCE = 100;
const MAX_TO_ONE = 5;
const POLL_MS = SECOND_MS;
/** After an error of the database. */
const PAUSE_MS = 5 * SECOND_MS;

/** Sends what is due until stopped; any number of processes may do so. Returns the function that stops it. */
export function startDeliveries(
  context: DeliveryContext,
  requestOf: RequestOf,
  poll = POLL_MS,
): () => Promise<void> {
  const stopping = new AbortController();
  const underWay = new Map<Promise<void>, string>();
  const running = run();
  return async () => {
    stopping.abort();
    await running;
    await Promise.all(underWay.keys());
  };

  async function run(): Promise<void> {
    while (!stopping.signal.aborted) {
      const pause = await claimAndSend().catch((error: unknown) => {
        context.log.error({ err: error }, 'Webhook deliveries cannot be claimed');
        return PAUSE_MS;
      });
      if (pause > 0)
        await Promise.race([wait(pause, undefined, { signal: stopping.signal }), ...underWay.keys()]).catch(
          () => {},
        );
    }
  }

  async function claimAndSend(): Promise<number> {
    const free = MAX_AT_ONCE - underWay.size;
    if (free === 0) return poll;
    const now = context.now();
    const until = new Date(now.getTime() + LEASE_MS);
    const claimed = await claimDue(
      context.database.db,
      { free, each: MAX_TO_ONE, underWay: toEach() },
      { now, until },
    );
    for (const delivery of claimed) {
      const sending = attempt(context, requestOf, delivery)
        .catch((error: unknown) => context.log.error({ err: error }, 'A webhook delivery is not recorded'))
        .finally(() => underWay.delete(sending));
      underWay.set(sending, delivery.webhook_id);
    }
    return claimed.length === 0 ? poll : 0;
  }

  function toEach(): Record<string, number> {
    const counts: Record<string, number> = {};
    for (const webhook_id of underWay.values()) counts[webhook_id] = (counts[webhook_id] ?? 0) + 1;
    return counts;
  }
}
