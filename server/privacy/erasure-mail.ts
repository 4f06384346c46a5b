import { company } from '#content/company.ts';
import { RETENTION_YEARS } from '#domain/privacy/legal-retention.ts';
import type { Mail } from '../mail/mail.ts';

/** The last one. It names nothing of what was erased but whom it greets. */
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
    subject: 'Your account is erased',
    // The address belongs to no account by now.
    limit: email_verified ? 'none' : 'unverified',
    greeting_name: name,
    paragraphs: [
      `Your account at ${company.brand} is erased, with your profile, sign-ins, notifications, quotes and messages. Nobody can bring it back, and the address is free for a new one.`,
      `What tax and customs law asks us to keep stays for ${RETENTION_YEARS} years without an account: invoices, issued papers, and the route and cargo of shipments.`,
      `If you did not want this, write to ${company.privacy_email} at once.`,
    ],
  };
}
