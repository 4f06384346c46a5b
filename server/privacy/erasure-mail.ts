import { company } from '#content/company.ts';
import { RETENTION_YEARS } from '#domain/privacy/legal-retention.ts';
import type { Mail } from '../mail/mail.ts';

/** The last e-mail to the person. It contains nothing that was erased except their name. */
export function erasedMail({
  name,
  email,
  email_verified,
}: {
  name: string;
  email: string;
  email_verified: boolean;
}): Mail {
  return {
    recipient: email,
    subject: 'Your account has been erased',
    // The address no longer belongs to an account.
    limit: email_verified ? 'none' : 'unverified',
    greeting_name: name,
    paragraphs: [
      `Your account at ${company.brand} has been erased, with your profile, sign-ins, notifications, quotes and messages. It can’t be restored, and your address can be used for a new account.`,
      `Tax and customs law requires us to retain invoices, issued documents, and the route and cargo of shipments for ${RETENTION_YEARS} years, without an account.`,
      `If you didn’t request this, write to ${company.privacy_email} immediately.`,
    ],
  };
}
