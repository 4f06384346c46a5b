import * as z from 'zod';
import { MessageText } from '#domain/messages/message.ts';
import { MAX_SEARCH_LENGTH } from '#domain/validation/search-length.ts';
import { SINCE } from './operation/changed-records.ts';
import { operation } from './operation/operation.ts';
import { flag } from './operation/query-values.ts';
import { NO_SHIPMENT } from './shipments/no-shipment.ts';
import { TrackingNumber } from './shipments/tracking-number.ts';

const Page = z.object({
  /** The cursor: `next` of the previous page. */
  after: z.string().max(200).optional(),
  limit: z.coerce.number().int().min(1).max(100).default(50),
});

export const Message = z.object({
  id: z.uuid(),
  text: z.string(),
  /** The name of its author; for staff and customers. */
  author: z.string(),
  /** Null once the account is deleted. */
  author_id: z.uuid().nullable(),
  side: z.enum(['customer', 'staff']),
  created_at: z.date(),
  /** The names of the people it mentions, each after an @ in the text. */
  mentions: z.array(z.string()),
  /** Only for staff: whether customers never get it. */
  internal: z.boolean().optional(),
});
export type Message = z.infer<typeof Message>;

/** A shipment with messages, and the newest of them. */
export const MessageThread = z.object({
  tracking_number: z.string(),
  client: z.string(),
  origin_city: z.string(),
  destination_city: z.string(),
  text: z.string(),
  author: z.string(),
  side: z.enum(['customer', 'staff']),
  created_at: z.date(),
  unread: z.number().int(),
});
export type MessageThread = z.infer<typeof MessageThread>;

/** The thread of a shipment between its customer and staff. */
export const messages = {
  send: operation({
    access: 'signed-in',
    permission: 'view',
    method: 'POST',
    path: '/shipments/{tracking_number}/messages',
    summary:
      'Write to the other side about a shipment; staff can also write internal notes. “@” and a name notify that person',
    changes: ['messages', 'notifications'],
    limit: { calls: 120, minutes: 60 },
    status: 201,
  })
    .input(TrackingNumber.extend({ text: MessageText, internal: z.boolean().optional() }))
    .output(Message)
    .errors({ NOT_FOUND: NO_SHIPMENT }),

  list: operation({
    access: 'signed-in',
    permission: 'view',
    method: 'GET',
    path: '/shipments/{tracking_number}/messages',
    list: { records: 'messages', of: 'shipment' },
    summary: 'The messages about a shipment, newest first',
  })
    .input(TrackingNumber.extend(Page.shape).extend(SINCE))
    .output(
      z.object({
        messages: z.array(Message),
        /** Messages of the other side since you last read the thread; only with the first page. */
        unread: z.number().int().nullable(),
        next: z.string().nullable(),
      }),
    )
    .errors({ NOT_FOUND: NO_SHIPMENT }),

  people: operation({
    access: 'signed-in',
    permission: 'view',
    method: 'GET',
    path: '/shipments/{tracking_number}/messages/people',
    summary: 'The people whom a message about a shipment can mention, because they may read it; at most 8',
  })
    .input(
      TrackingNumber.extend({
        /** Words of the name. */
        q: z.string().trim().max(MAX_SEARCH_LENGTH).default(''),
        /** Only for staff: who may read an internal note. */
        internal: flag,
      }),
    )
    .output(
      z.object({
        people: z.array(z.object({ id: z.uuid(), name: z.string(), side: z.enum(['customer', 'staff']) })),
      }),
    )
    .errors({ NOT_FOUND: NO_SHIPMENT }),

  markRead: operation({
    access: 'signed-in',
    permission: 'view',
    method: 'POST',
    path: '/shipments/{tracking_number}/messages/read',
    summary: 'Mark the messages about a shipment as read',
    changes: ['messages'],
  })
    .input(TrackingNumber)
    .output(z.object({}))
    .errors({ NOT_FOUND: NO_SHIPMENT }),

  receiveMail: operation({
    access: 'anyone',
    method: 'POST',
    path: '/inbound-mail',
    summary:
      'For the service that receives the operator’s mail: adds the answer to an e-mail about a message. Authenticated by INBOUND_MAIL_SECRET',
    changes: ['messages', 'notifications'],
    idempotent: false,
    limit: { calls: 600, minutes: 1 },
    unknownFields: 'ignored',
  })
    .input(
      z.object({
        /** The recipients. */
        to: z.string().max(10_000),
        from: z.string().max(1_000),
        /** The plain text. */
        text: z.string().max(1_000_000),
        /** As in the e-mail, one in each line. */
        headers: z.string().max(100_000).default(''),
      }),
    )
    .output(
      z.object({
        accepted: z.boolean(),
        /** Why it was not added as a message. */
        reason: z.string().nullable(),
      }),
    )
    .errors({ UNAUTHORIZED: { status: 401, message: 'The inbound-mail secret is missing or wrong.' } }),

  threads: operation({
    access: 'signed-in',
    permission: 'view',
    method: 'GET',
    path: '/messages',
    list: { records: 'threads', of: 'reader' },
    summary: 'The shipments with messages, the newest message first',
  })
    .input(
      Page.extend({
        ...SINCE,
        /** Only for staff: the shipments of this company. */
        organisation: z.uuid().optional(),
        /** Only those with messages that you have not read. */
        unread: flag,
      }),
    )
    .output(
      z.object({
        threads: z.array(MessageThread),
        next: z.string().nullable(),
      }),
    ),

  unread: operation({
    access: 'signed-in',
    permission: 'view',
    method: 'GET',
    path: '/messages/unread',
    summary: 'The number of shipments with messages that you have not read, at most 100',
  }).output(z.object({ threads: z.number().int() })),
};
