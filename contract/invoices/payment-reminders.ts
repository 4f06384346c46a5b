import * as z from 'zod';
import { LaterMoment } from '#domain/calendar/moment.ts';
import { DunningLevel, ReminderSettings } from '#domain/invoices/payment-reminders/reminder-settings.ts';
import { plainText } from '#domain/validation/plain-text.ts';
import { operation } from '../operation/operation.ts';

const InvoiceNumber = z.object({ number: z.string().trim().min(1).max(40) });
const NOT_FOUND = { status: 404, message: 'No such invoice.' } as const;

/** Part of the area `invoices`. */
export const paymentReminders = {
  reminderSettings: operation({
    access: 'staff',
    method: 'GET',
    path: '/payment-reminders/settings',
    summary: 'The dunning levels, and whether payment reminders are sent automatically',
  }).output(ReminderSettings),

  setReminderSettings: operation({
    access: 'admin',
    method: 'PUT',
    path: '/payment-reminders/settings',
    summary: 'Change the dunning levels, or turn automatic payment reminders on or off',
    changes: ['invoices', 'audit'],
  })
    .input(
      ReminderSettings.extend({
        /** The settings that were read; refused if they have changed since. */
        from: z.object({ automatic: z.boolean(), levels: z.array(DunningLevel) }).optional(),
      }),
    )
    .output(ReminderSettings)
    .errors({
      VERSION_CONFLICT: {
        status: 409,
        message: 'Someone else has changed the payment reminders. Review them, then save again.',
      },
    }),

  sendPaymentReminder: operation({
    access: 'staff',
    method: 'POST',
    path: '/invoices/{number}/payment-reminders',
    summary: 'Send the next payment reminder of an overdue invoice now',
    changes: ['invoices', 'portal', 'notifications', 'audit'],
    limit: { calls: 300, minutes: 60 },
    status: 201,
  })
    .input(InvoiceNumber)
    .output(
      z.object({
        number: z.string(),
        level: z.number().int(),
        name: z.string(),
        sent_at: z.date(),
        recipients: z.number().int(),
      }),
    )
    .errors({
      NOT_FOUND,
      NOT_OVERDUE: { status: 409, message: 'Only overdue invoices get payment reminders.' },
      DISPUTED: { status: 409, message: 'The client disputes this invoice. End the dispute first.' },
      SENT_TODAY: { status: 409, message: 'A payment reminder of this invoice has already been sent today.' },
      ALL_LEVELS_SENT: {
        status: 409,
        message: 'All payment reminders of this invoice have been sent. Call the client.',
      },
      NO_RECIPIENT: {
        status: 409,
        message: 'Nobody in this company sees invoices and gets e-mails about payment reminders.',
      },
    }),

  setDispute: operation({
    access: 'staff',
    method: 'PUT',
    path: '/invoices/{number}/dispute',
    summary: 'Record that the client disputes an open invoice, or no longer does',
    changes: ['invoices', 'portal', 'audit'],
  })
    .input(
      InvoiceNumber.extend({
        disputed: z.boolean(),
        /** The `disputed_at` that was read; refused if it has changed since. */
        from: LaterMoment.nullable().optional(),
        /** For the audit log. */
        reason: plainText('Enter a reason.').min(1, 'Enter a reason.').max(300, 'At most 300 characters.'),
      }),
    )
    .output(z.object({ number: z.string(), disputed_at: z.date().nullable() }))
    .errors({
      NOT_FOUND,
      NOT_OPEN: { status: 409, message: 'Only open invoices can be disputed.' },
      VERSION_CONFLICT: {
        status: 409,
        message: 'Someone else has changed this dispute. Close this and look at the invoice again.',
        data: z.object({ disputed_at: z.date().nullable() }),
      },
    }),
};
