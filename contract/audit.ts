import * as z from 'zod';
import { Moment } from '#domain/calendar/moment.ts';
import { operation } from './operation.ts';

/** What somebody did, or the system. */
export const AuditEntry = z.object({
  id: z.uuid(),
  at: z.date(),
  /** Null for visitors and the system. */
  by_id: z.uuid().nullable(),
  /** Null also for an account that is gone. */
  by: z.string().nullable(),
  /** 'shipments.changeStatus'. */
  action: z.string(),
  subject_type: z.string(),
  subject_id: z.string().nullable(),
  /** The name people know it by: a tracking number, a reference, a person's name. */
  subject: z.string().nullable(),
  changes: z.array(z.object({ field: z.string(), from: z.unknown(), to: z.unknown() })),
  detail: z.record(z.string(), z.unknown()),
});
export type AuditEntry = z.infer<typeof AuditEntry>;

export const audit = {
  list: operation({
    access: 'staff',
    method: 'GET',
    path: '/audit',
    summary: 'The audit trail, newest first: by words of what was done, to what, and by whom',
  })
    .input(
      z.object({
        q: z.string().trim().max(100).optional(),
        /** 'shipments', 'people'. */
        area: z
          .string()
          .regex(/^[a-z]{1,40}$/i)
          .optional(),
        /** Whoever did it. */
        person: z.uuid().optional(),
        /** From this moment on. */
        from: Moment.optional(),
        /** Before this moment. */
        until: Moment.optional(),
        /** Continue after this entry: `next` of the page before. */
        after: z.string().max(200).optional(),
        limit: z.coerce.number().int().min(1).max(100).default(50),
      }),
    )
    .output(
      z.object({
        entries: z.array(AuditEntry),
        next: z.string().nullable(),
        /** The name of the person asked for. */
        person: z.string().nullable(),
      }),
    ),
};
