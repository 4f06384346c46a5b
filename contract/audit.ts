import * as z from 'zod';
import { Moment } from '#domain/calendar/moment.ts';
import { MAX_SEARCH_LENGTH } from '#domain/validation/search-length.ts';
import { SINCE } from './operation/changed-records.ts';
import { operation } from './operation/operation.ts';

/** An action of a person or the system. */
export const AuditEntry = z.object({
  id: z.uuid(),
  at: z.date(),
  /** Null for visitors and the system. */
  by_id: z.uuid().nullable(),
  /** Also null for a deleted account. */
  by: z.string().nullable(),
  /** The API key with which a program acted for the person; null for others. */
  api_key: z.object({ id: z.uuid(), name: z.string() }).nullable(),
  /** 'shipments.changeStatus'. */
  action: z.string(),
  subject_type: z.string(),
  subject_id: z.string().nullable(),
  /** Its display name: a tracking number, a reference, a person’s name. */
  subject: z.string().nullable(),
  changes: z.array(z.object({ field: z.string(), from: z.unknown(), to: z.unknown() })),
  detail: z.record(z.string(), z.unknown()),
  /** Of the record’s amounts in `changes` and `detail`; null for a subject without a currency. */
  currency: z.string().nullable(),
  /** Where the days of delivery in `changes` are; null for other subjects than shipments. */
  destination_time_zone: z.string().nullable(),
});
export type AuditEntry = z.infer<typeof AuditEntry>;

export const audit = {
  list: operation({
    access: 'staff',
    method: 'GET',
    path: '/audit',
    list: { records: 'audit_log', of: 'everyone' },
    summary: 'The audit log, newest first, searchable by action, subject and person',
  })
    .input(
      z.object({
        ...SINCE,
        q: z.string().trim().max(MAX_SEARCH_LENGTH).optional(),
        /** 'shipments', 'people'. */
        area: z
          .string()
          .regex(/^[a-z]{1,40}$/i)
          .optional(),
        /** The actor. */
        person: z.uuid().optional(),
        /** Only entries about this company and its members. */
        organisation: z.uuid().optional(),
        /** Inclusive. */
        from: Moment.optional(),
        /** Exclusive. */
        until: Moment.optional(),
        /** The cursor: `next` of the previous page. */
        after: z.string().max(200).optional(),
        limit: z.coerce.number().int().min(1).max(100).default(50),
      }),
    )
    .output(
      z.object({
        entries: z.array(AuditEntry),
        next: z.string().nullable(),
        /** The name of the `person` in the input. */
        person: z.string().nullable(),
      }),
    ),
};
