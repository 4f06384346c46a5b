import * as z from 'zod';
import { Moment } from '#domain/calendar/moment.ts';
import { DELIVERY_STATUSES } from '#domain/webhooks/delivery-status.ts';
import { EVENT_TYPES, EventPattern, TEST_EVENT } from '#domain/webhooks/event-type.ts';
import { SINCE } from './operation/changed-records.ts';
import { changedSinceRead } from './operation/if-match.ts';
import { operation } from './operation/operation.ts';

const Id = z.object({ id: z.uuid() });
const NOT_FOUND = { status: 404, message: 'No such webhook.' } as const;
const CHANGES = ['webhooks', 'audit'];
const Url = z.url('Enter a URL such as https://example.com/webhooks.').max(2_000);
const Events = z.array(EventPattern).min(1, 'Choose at least one event.').max(50);

/** Where an organisation receives events. */
export const Webhook = z.object({
  id: z.uuid(),
  url: z.string(),
  /** Event types, `area.*` for all of an area, or `*`. */
  events: z.array(z.string()),
  created_at: z.date(),
  /** Since when every attempt has failed; null when the last one succeeded. */
  failing_since: z.date().nullable(),
  /** Null while events are sent. */
  disabled_at: z.date().nullable(),
  /** Why it was disabled, for a person. */
  disabled_reason: z.string(),
  /** Until when events are signed with the secret before the last rotation too. */
  former_secret_until: z.date().nullable(),
  updated_at: z.date(),
});
export type Webhook = z.infer<typeof Webhook>;

export const WebhookDelivery = z.object({
  /** The event's id, sent as `webhook-id`; the same in every attempt and replay. */
  id: z.uuid(),
  type: z.enum([...EVENT_TYPES, TEST_EVENT]),
  status: z.enum(DELIVERY_STATUSES),
  attempts: z.number().int(),
  created_at: z.date(),
  delivered_at: z.date().nullable(),
  /** Null when no attempt is due. */
  next_attempt_at: z.date().nullable(),
  /** The body that is sent. */
  body: z.string(),
  /** Of the last attempt; null without a response. */
  response_status: z.number().int().nullable(),
  /** The first 2,000 characters of the last response. */
  response: z.string(),
  /** Why the last attempt failed, for a person. */
  error: z.string(),
});
export type WebhookDelivery = z.infer<typeof WebhookDelivery>;

export const webhooks = {
  create: operation({
    access: 'signed-in',
    permission: 'manage',
    method: 'POST',
    path: '/webhooks',
    location: '/webhooks/{id}',
    summary: 'Create a webhook; the secret that signs its events is shown only once',
    changes: CHANGES,
    status: 201,
  })
    .input(
      z.object({
        url: Url,
        events: Events,
        /** For staff; members create webhooks of their own company. */
        organisation_id: z.uuid().optional(),
      }),
    )
    .output(Webhook.extend({ secret: z.string() }))
    .errors({
      NO_COMPANY: { status: 404, message: 'No such company.' },
      TOO_MANY_WEBHOOKS: { status: 409, message: 'A company has at most 20 webhooks. Delete one first.' },
    }),

  list: operation({
    access: 'signed-in',
    permission: 'manage',
    method: 'GET',
    path: '/webhooks',
    list: { records: 'webhooks', of: 'organisation' },
    summary: 'The webhooks of a company, oldest first; at most 20. Staff name the company',
  })
    .input(z.object({ ...SINCE, organisation_id: z.uuid().optional() }))
    .output(z.object({ webhooks: z.array(Webhook) })),

  find: operation({
    access: 'signed-in',
    permission: 'manage',
    method: 'GET',
    path: '/webhooks/{id}',
    summary: 'A webhook, without its secret',
  })
    .input(Id)
    .output(Webhook)
    .errors({ NOT_FOUND }),

  change: operation({
    access: 'signed-in',
    permission: 'manage',
    method: 'PATCH',
    path: '/webhooks/{id}',
    summary: 'Change the address or the events of a webhook, or enable or disable it',
    ifMatch: 'optional',
    changes: CHANGES,
  })
    .input(Id.extend({ url: Url.optional(), events: Events.optional(), enabled: z.boolean().optional() }))
    .output(Webhook)
    .errors({ NOT_FOUND, ...changedSinceRead('this webhook') }),

  rotateSecret: operation({
    access: 'signed-in',
    permission: 'manage',
    method: 'POST',
    path: '/webhooks/{id}/rotate-secret',
    summary: 'Replace the secret of a webhook; for 24 hours events are signed with the former one too',
    changes: CHANGES,
  })
    .input(Id)
    .output(z.object({ secret: z.string(), former_secret_until: z.date() }))
    .errors({ NOT_FOUND }),

  test: operation({
    access: 'signed-in',
    permission: 'manage',
    method: 'POST',
    path: '/webhooks/{id}/test',
    summary: 'Send a test event to a webhook',
    changes: ['webhooks'],
    status: 201,
    limit: { calls: 30, minutes: 1 },
  })
    .input(Id)
    .output(Id)
    .errors({ NOT_FOUND, DISABLED: { status: 409, message: 'This webhook is disabled. Enable it first.' } }),

  deliveries: operation({
    access: 'signed-in',
    permission: 'manage',
    method: 'GET',
    path: '/webhooks/{id}/deliveries',
    list: { records: 'webhook_deliveries', of: 'parent' },
    summary: 'What was sent to a webhook in the last 30 days, newest first',
  })
    .input(
      Id.extend({
        ...SINCE,
        status: z.enum(DELIVERY_STATUSES).optional(),
        /** The cursor: `next` of the previous page. */
        after: z.string().max(200).optional(),
        limit: z.coerce.number().int().min(1).max(100).default(50),
      }),
    )
    .output(z.object({ deliveries: z.array(WebhookDelivery), next: z.string().nullable() }))
    .errors({ NOT_FOUND }),

  replay: operation({
    access: 'signed-in',
    permission: 'manage',
    method: 'POST',
    path: '/webhook-deliveries/{id}/replay',
    summary: 'Send an event again, with its id and body',
    changes: ['webhooks'],
  })
    .input(Id)
    .output(WebhookDelivery)
    .errors({ NOT_FOUND: { status: 404, message: 'No such delivery.' } }),

  replayAll: operation({
    access: 'signed-in',
    permission: 'manage',
    method: 'POST',
    path: '/webhooks/{id}/replay',
    summary: 'Redeliver the failed events of a period, or all of them, at most the first 10,000',
    changes: ['webhooks'],
    limit: { calls: 10, minutes: 60 },
  })
    .input(
      Id.extend({
        from: Moment,
        to: Moment,
        /** 'failed' by default: those that were given up. */
        which: z.enum(['failed', 'all']).default('failed'),
      }),
    )
    .output(z.object({ replayed: z.number().int() }))
    .errors({ NOT_FOUND }),

  remove: operation({
    access: 'signed-in',
    permission: 'manage',
    method: 'DELETE',
    path: '/webhooks/{id}',
    summary: 'Delete a webhook and its deliveries',
    changes: CHANGES,
  })
    .input(Id)
    .output(z.object({}))
    .errors({ NOT_FOUND }),
};
