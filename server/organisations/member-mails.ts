import { company } from '#content/company.ts';
import { INVITATION_DAYS, passwordUrl } from '../auth/credentials/account-mails.ts';
import type { Mail } from '../mail/mail.ts';

interface From {
  by: string;
  organisation: string;
}

/** For an address without an account. `token` sets the first password and works once. */
export function memberInvitationMail(
  email: string,
  { by, organisation, token }: From & { token: string },
  publicUrl: string,
): Mail {
  return {
    recipient: email,
    subject: `You’re invited to join ${organisation} on ${company.brand}`,
    paragraphs: [
      'Hello,',
      `${by} invited you to join ${organisation} and see its shipments. Choose a password to sign in. The link is valid for ${INVITATION_DAYS} days and works once.`,
      `If it has expired, request a new one with “Forgot password?” at ${publicUrl}/forgot-password.`,
    ],
    link: { label: 'Choose a password', url: passwordUrl(token, publicUrl) },
  };
}

/** For a person with an account, who accepts after signing in. */
export function membershipOfferMail(
  email: string,
  { by, organisation, organisation_id, id }: From & { organisation_id: string; id: string },
  publicUrl: string,
): Mail {
  return {
    recipient: email,
    subject: `You’re invited to join ${organisation} on ${company.brand}`,
    paragraphs: [
      'Hello,',
      `${by} invited you to join ${organisation} and see its shipments. Open the link, sign in and accept.`,
      'If you don’t know this company, ignore this e-mail.',
    ],
    link: { label: 'Accept the invitation', url: `${publicUrl}/join/${organisation_id}/${id}` },
  };
}
