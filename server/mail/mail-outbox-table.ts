import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt, id, moment, oneOf } from '../database/columns.ts';

/** 'kept' mails wait for nobody: no mail server is configured, and an admin reads them on the screen. */
const MAIL_STATUSES = ['kept', 'queued', 'sent', 'failed'] as const;

export const mailOutbox = pgTable(
  'mail_outbox',
  {
    id: id(),
    recipient: text('recipient').notNull(),
    subject: text('subject').notNull(),
    text: text('text').notNull(),
    html: text('html').notNull(),
    /** What the mail asks its reader to open. */
    link: text('link'),
    status: text('status', { enum: MAIL_STATUSES }).notNull(),
    attempts: integer('attempts').notNull().default(0),
    last_error: text('last_error'),
    created_at: createdAt(),
    sent_at: moment('sent_at'),
  },
  (table) => [
    oneOf('mail_outbox_status', table.status, MAIL_STATUSES),
    index('mail_outbox_newest').on(table.created_at.desc()),
  ],
);
