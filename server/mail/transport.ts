import type { FastifyBaseLogger } from 'fastify';
import nodemailer from 'nodemailer';
import type { MailRecord } from './mail-outbox-table.ts';
import { unsubscribeHeaders } from './unsubscribe-headers.ts';

/** Hands a mail on; 'sent' went to a mail server, 'kept' stays in the outbox for an admin to read. */
export type Transport = (mail: MailRecord) => Promise<'sent' | 'kept'>;

/** The mail server will not take this mail, today or tomorrow. */
export class MailRefused extends Error {
  override readonly name = 'MailRefused';
}

const SMTP_TIMEOUT_MS = 20_000;
/** Of the whole conversation: a server that says a word now and then could draw it out for ever. */
const LONGEST_MS = 90_000;

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
    const sending = smtp.sendMail({ from, to: recipient, subject, text, html, messageId, headers });
    await inTime(sending).catch((error: unknown) => {
      throw isRefusal(error) ? new MailRefused(error.message, { cause: error }) : error;
    });
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

async function inTime(sending: Promise<unknown>): Promise<void> {
  let patience: NodeJS.Timeout | undefined;
  const tooLate = new Promise<never>((_, reject) => {
    const error = new Error('The mail server took too long.');
    patience = setTimeout(() => reject(error), LONGEST_MS);
  });
  await Promise.race([sending, tooLate]).finally(() => clearTimeout(patience));
}

/** A 5xx about the address or the text. One about our own account is for the operator to mend; the mail waits. */
function isRefusal(error: unknown): error is Error {
  const { code, permanent } = error as { code?: string; permanent?: boolean };
  return permanent === true && (code === 'EENVELOPE' || code === 'EMESSAGE');
}
