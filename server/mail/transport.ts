import type { FastifyBaseLogger } from 'fastify';
import nodemailer from 'nodemailer';
import type { MailRecord } from './mail-outbox-table.ts';
import { unsubscribeHeaders } from './unsubscribe-headers.ts';

/**
 * Delivers an e-mail. 'sent': accepted by a mail server; 'stored': stays in the outbox for an admin to read.
 */
export type Transport = (mail: MailRecord) => Promise<'sent' | 'stored'>;

/** The mail server rejected this e-mail permanently. */
export class MailRefused extends Error {
  override readonly name = 'MailRefused';
}

const SMTP_TIMEOUT_MS = 20_000;
/** The timeout of the whole SMTP session: a server that responds now and then could extend it forever. */
const SESSION_TIMEOUT_MS = 90_000;

export function smtpTransport(smtpUrl: string, from: string): Transport {
  const smtp = nodemailer.createTransport({
    url: smtpUrl,
    connectionTimeout: SMTP_TIMEOUT_MS,
    greetingTimeout: SMTP_TIMEOUT_MS,
    socketTimeout: SMTP_TIMEOUT_MS,
  });
  return async ({ id, recipient, subject, text, html, reply_to }) => {
    // A stable Message-ID lets the receiving side drop duplicates.
    const messageId = `<${id}@${from.match(/@([^>\s]+)/)?.[1] ?? 'groundswell.example'}>`;
    const headers = unsubscribeHeaders(text);
    const replyTo = reply_to ?? undefined;
    const sending = smtp.sendMail({ from, to: recipient, replyTo, subject, text, html, messageId, headers });
    await withTimeout(sending).catch((error: unknown) => {
      throw isRefusal(error) ? new MailRefused(error.message, { cause: error }) : error;
    });
    return 'sent';
  };
}

/**
 * Without a mail server, e-mails stay readable at /admin/mail. The log contains neither recipient nor
 * content, because a link may contain a token.
 */
export function outboxTransport(log: FastifyBaseLogger): Transport {
  return async ({ id }) => {
    log.info({ mail: id }, 'E-mail held at /admin/mail; no mail server is configured');
    return 'stored';
  };
}

async function withTimeout(sending: Promise<unknown>): Promise<void> {
  let timeout: NodeJS.Timeout | undefined;
  const timedOut = new Promise<never>((_, reject) => {
    const error = new Error('The mail server took too long.');
    timeout = setTimeout(() => reject(error), SESSION_TIMEOUT_MS);
  });
  await Promise.race([sending, timedOut]).finally(() => clearTimeout(timeout));
}

/**
 * A permanent error about the recipient or the content. An error about our own account is for the operator to
 * fix, and is retried.
 */
function isRefusal(error: unknown): error is Error {
  const { code, permanent } = error as { code?: string; permanent?: boolean };
  return permanent === true && (code === 'EENVELOPE' || code === 'EMESSAGE');
}
