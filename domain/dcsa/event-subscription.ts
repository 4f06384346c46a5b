import * as z from 'zod';
import { EventQuery } from './event-query.ts';

/** The key lengths of HMAC-SHA256 that DCSA’s standard accepts. */
const KEY_BYTES = { min: 32, max: 64 };

/** The parameters of `GET /v2/events` that a subscription can have. */
const NOT_OF_SUBSCRIPTIONS = ['limit', 'sort'];
const FILTERS: readonly string[] = Object.keys(EventQuery.shape).filter(
  (name) => !NOT_OF_SUBSCRIPTIONS.includes(name) && !name.startsWith('eventCreatedDateTime'),
);

type EventFilter = Record<string, string | string[]>;

/** A key as base64 text. */
export const SubscriptionSecret = z.base64('Send a base64 text.').refine((text) => {
  const bytes = (text.length / 4) * 3 - (/=*$/.exec(text)?.[0].length ?? 0);
  return bytes >= KEY_BYTES.min && bytes <= KEY_BYTES.max;
}, `The secret must have ${KEY_BYTES.min} to ${KEY_BYTES.max} bytes once it is decoded.`);

/** The body that changes a subscription; a separate operation changes its secret. */
export const SubscriptionChange = z
  .looseObject({
    callbackUrl: z
      .url({ protocol: /^https?$/, error: 'Send the address that receives the events.' })
      .max(2_000),
    subscriptionID: z.uuid().optional(),
  })
  .transform(({ callbackUrl, subscriptionID, ...filter }, context) => {
    const unknown = Object.keys(filter).filter((name) => !FILTERS.includes(name));
    for (const name of unknown) context.addIssue({ code: 'custom', path: [name], message: 'Unknown field.' });
    const read = EventQuery.safeParse(filter);
    if (!read.success && unknown.length === 0)
      for (const { path, message } of read.error.issues) context.addIssue({ code: 'custom', path, message });
    return { callbackUrl, subscriptionID, filter: filter as EventFilter };
  });

/** The body that creates a subscription. */
export const NewSubscription = z
  .looseObject({ secret: SubscriptionSecret })
  .transform(({ secret, ...rest }, context) => {
    const change = SubscriptionChange.safeParse(rest);
    if (change.success) return { secret, ...change.data };
    for (const { path, message } of change.error.issues) context.addIssue({ code: 'custom', path, message });
    return z.NEVER;
  });
