import * as z from 'zod';
import { operation } from './operation/operation.ts';

export const MailRow = z.object({
  id: z.uuid(),
  recipient: z.string(),
  subject: z.string(),
  text: z.string(),
  link: z.string().nullable(),
  status: z.enum(['stored', 'queued', 'sent', 'failed']),
  attempts: z.number().int(),
  created_at: z.date(),
  sent_at: z.date().nullable(),
});
export type MailRow = z.infer<typeof MailRow>;

export const mail = {
  list: operation({
    access: 'admin',
    method: 'GET',
    path: '/mail',
    summary: 'The newest 100 e-mails in the outbox',
  }).output(z.array(MailRow)),

  settings: operation({
    access: 'staff',
    method: 'GET',
    path: '/mail/settings',
    summary: 'Whether a mail server is set up; without one, e-mails stay in the outbox',
  }).output(z.object({ mail_server: z.boolean().describe('Whether e-mails are sent.') })),
};
