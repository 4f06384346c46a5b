import type { FastifyBaseLogger } from 'fastify';
import nodemailer from 'nodemailer';
import type { MailRecord } from './mail-outbox-table.ts';
import { unsubscribeHeaders } from './unsubscribe-headers.ts';

/** Hands a mail on; 'sent' went to a mail server, 'kept' stays in the outbox for an admin to read. */
export type Transport = (mail: MailRecord) => Promise<'sent' | 'kept'>;

const SMTP_TIMEOUT_MS = 20_000;

export function smtpTransport(smtpUrl: string, from: string): Transport {
  const smtp = nodemailer.createTransport({
    url: smtpUrl,
    connectionTimeout: SMTP_TIMEOUT_MS,
    greetingTimeout: SMTP_TIMEOUT_MS,
    socketTimeout: SMTP_TIMEOUT_MS,
  });
  return async ({ id, recipient, subject, text, html }) => {
    // The same id at every attempt lets the receiving side drop a mail it has already.
    const messageId = `<${id}@${from.match(/@([^>\s]+)/)?.[1] ?? 'groundswell.example'}>`;
    const headers = unsubscribeHeaders(text);
    await smtp.sendMail({ from, to: recipient, subject, text, html, messageId, headers });
    return 'sent';
  };
}

/** Without a mail server the mail stays readable at /admin/mail. The log says neither whose it is nor what is in it: its link may be a key. */
export function keptTransport(log: FastifyBaseLogger): Transport {
  return async ({ id }) => {
    log.info({ mail: id }, 'A mail is kept at /admin/mail');
    return 'kept';
  };
}
