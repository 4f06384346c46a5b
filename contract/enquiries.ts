import * as z from 'zod';
import { ContactMessage } from '#domain/enquiries/contact-message.ts';
import { FormFilling } from '#domain/validation/form-timing.ts';
import { SINCE } from './operation/changed-records.ts';
import { operation } from './operation/operation.ts';

/** A contact message as staff see it. */
export const EnquiryRow = z.object({
  id: z.uuid(),
  name: z.string(),
  email: z.string(),
  company: z.string(),
  phone: z.string(),
  subject: z.string(),
  message: z.string(),
  created_at: z.date(),
  /** Null while it is unanswered. */
  answered_at: z.date().nullable(),
  /** The full name of who answered it; null while it is unanswered, or if the account no longer exists. */
  answered_by: z.string().nullable(),
});
export type EnquiryRow = z.infer<typeof EnquiryRow>;

export const enquiries = {
  send: operation({
    access: 'anyone',
    method: 'POST',
    path: '/contact',
    summary: 'Send a contact message: it is stored, forwarded and confirmed by e-mail',
    changes: ['enquiries'],
    limit: { calls: 10, minutes: 60 },
    status: 201,
  })
    .input(ContactMessage.extend(FormFilling.shape))
    .output(z.object({})),

  list: operation({
    access: 'staff',
    method: 'GET',
    path: '/enquiries',
    list: { records: 'contact_messages', of: 'everyone' },
    summary: 'Contact messages, newest first',
  })
    .input(
      z.object({
        ...SINCE,
        /** The cursor: `next` of the previous page. */
        after: z.string().max(200).optional(),
        limit: z.coerce.number().int().min(1).max(100).default(20),
      }),
    )
    .output(z.object({ enquiries: z.array(EnquiryRow), next: z.string().nullable() })),

  change: operation({
    access: 'staff',
    method: 'PATCH',
    path: '/enquiries/{id}',
    summary: 'Mark a contact message as answered, or as unanswered again',
    changes: ['enquiries', 'audit'],
  })
    .input(z.object({ id: z.uuid(), answered: z.boolean() }))
    .output(EnquiryRow)
    .errors({ NOT_FOUND: { status: 404, message: 'No such message.' } }),
};
