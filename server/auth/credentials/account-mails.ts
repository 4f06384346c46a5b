import { company } from '#content/company.ts';
import { deviceOf } from '#domain/people/device.ts';
import { networkLabel } from '#domain/people/network.ts';
import type { Mail } from '../../mail/mail.ts';

interface Recipient {
  name: string;
  email: string;
}

export function verificationMail(email: string, url: string): Mail {
  return {
    recipient: email,
    subject: 'Verify your e-mail address',
    paragraphs: [
      'Hello,',
      'Please verify this e-mail address: open the link, and sign in if prompted. The link is valid for 24 hours. Once the address is verified, quotes requested with it, and shipments booked from them, appear on your dashboard.',
      'If you didn’t create an account, you can ignore this e-mail. To take over the account instead, choose “Forgot password?” on our sign-in page.',
    ],
    link: { label: 'Verify e-mail address', url },
  };
}

/** Sent instead of creating a second account, so that the sign-up screen does not reveal who has one. */
export function accountExistsMail(email: string, publicUrl: string): Mail {
  return {
    recipient: email,
    subject: 'You already have an account',
    limit: 'always',
    paragraphs: [
      'Hello,',
      'Someone, probably you, tried to create an account with this e-mail address. You already have one, and nothing has changed. If you forgot your password, set a new one.',
    ],
    link: { label: 'Set a new password', url: `${publicUrl}/forgot-password` },
  };
}

export const INVITATION_DAYS = 7;

/** `token` sets the first password and works once. */
export function invitationMail(
  email: string,
  { by, token }: { by: string; token: string },
  publicUrl: string,
): Mail {
  return {
    recipient: email,
    subject: `You are invited to ${company.brand}`,
    paragraphs: [
      'Hello,',
      `${by} created an account for you with this e-mail address. Choose a password to sign in. The link is valid for ${INVITATION_DAYS} days and works once.`,
      `If it has expired, request a new one with “Forgot password?” at ${publicUrl}/forgot-password.`,
    ],
    link: { label: 'Choose a password', url: passwordUrl(token, publicUrl) },
  };
}

/** `joins` names the company whose invitation the password accepts. */
export function resetPasswordMail(
  { name, email }: Recipient,
  { token, limit, joins }: { token: string; limit: Mail['limit'] & string; joins: string | null },
  publicUrl: string,
): Mail {
  return {
    recipient: email,
    limit,
    subject: 'Set a new password',
    greeting_name: name,
    paragraphs: [
      'You requested a new password. The link is valid for one hour and works once. If it wasn’t you, nothing has changed and you can ignore this e-mail.',
      ...(joins === null
        ? []
        : [
            `You were invited to ${joins}. When you set a password, you join ${joins}, whose members then see what you book. If you don’t know this company, contact us before you set one.`,
          ]),
    ],
    link: { label: 'Set a new password', url: passwordUrl(token, publicUrl) },
  };
}

/** Sent instead of the link when a second factor was turned on before the address was verified. */
export function resetRefusedMail({ email }: Pick<Recipient, 'email'>, publicUrl: string): Mail {
  return {
    recipient: email,
    subject: 'Your password can’t be reset by e-mail',
    paragraphs: [
      'Hello,',
      'Someone, probably you, requested a new password for the account with this e-mail address. The account has two-step sign-in, but this address was never verified, so we can’t tell whose account it is. Nothing has changed.',
      'If it is yours and you are still signed in somewhere, verify the address in your settings and try again. Otherwise contact us, and we’ll verify your identity.',
    ],
    link: { label: 'Contact us', url: `${publicUrl}/contact` },
  };
}

export function passwordChangedMail({ name, email }: Recipient, publicUrl: string): Mail {
  return {
    recipient: email,
    subject: 'Your password was changed',
    greeting_name: name,
    paragraphs: [
      'The password of your account was changed in its settings, and every other session was signed out. If it was you, there’s nothing to do.',
      'If it wasn’t you, someone else knows your previous password. Set a new one now.',
    ],
    link: { label: 'Set a new password', url: `${publicUrl}/forgot-password` },
  };
}

/** After a reset by e-mail, or the first password of an invited person. */
export function passwordResetMail({ name, email }: Recipient, publicUrl: string): Mail {
  return {
    recipient: email,
    subject: 'Your password was changed',
    greeting_name: name,
    paragraphs: [
      'The password of your account was set with a link e-mailed to this address, and every session was signed out. If it was you, there’s nothing to do.',
      'If it wasn’t you, someone else can read your e-mail. Please secure your mailbox first, then set a new password.',
    ],
    link: { label: 'Set a new password', url: `${publicUrl}/forgot-password` },
  };
}

/** Sent after a sign-in in a browser that the account does not trust. */
export function newBrowserMail(
  recipient: string,
  { at, user_agent, network }: { at: Date; user_agent: string; network: string },
  publicUrl: string,
): Mail {
  return {
    recipient,
    subject: 'New sign-in to your account',
    paragraphs: [
      'Hello,',
      'Someone signed in to your account from a browser we don’t recognize.',
      `Time: ${MOMENT.format(at)} UTC. Device: ${deviceOf(user_agent)}. Network: ${networkLabel(network) ?? 'unknown'}.`,
      'If it was you, there’s nothing to do.',
      'If it wasn’t you, someone else can sign in to your account. Set a new password now; that signs out every session.',
    ],
    link: { label: 'Set a new password', url: `${publicUrl}/forgot-password` },
  };
}

const MOMENT = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' });

export function passwordUrl(token: string, publicUrl: string): string {
  return `${publicUrl}/reset-password?token=${encodeURIComponent(token)}`;
}
