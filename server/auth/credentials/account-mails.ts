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
      'Please verify this e-mail address: open the link, and sign in if you are asked to. It is good for 24 hours. Once the address is verified, quotes that were requested with it appear on your dashboard.',
      'If you have made no account, there is nothing to do. “Forgot password?” on our sign-in page would make the account yours.',
    ],
    link: { label: 'Verify e-mail address', url },
  };
}

/** Sent instead of a second account, so that the sign-up screen tells nobody who has one. */
export function accountExistsMail(email: string, publicUrl: string): Mail {
  return {
    recipient: email,
    subject: 'You have an account already',
    limit: 'always',
    paragraphs: [
      'Hello,',
      'Somebody, probably you, tried to create an account with this e-mail address. There is one already, and nothing was changed. If you have forgotten your password, you can set a new one.',
    ],
    link: { label: 'Set a new password', url: `${publicUrl}/forgot-password` },
  };
}

export const INVITATION_DAYS = 7;

/** `token` sets the first password, once. */
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
      `${by} has made an account for you with this e-mail address. Choose a password to sign in with it. The link is good for ${INVITATION_DAYS} days and works once.`,
      `If it has expired, ask for a new one with “Forgot password?” at ${publicUrl}/forgot-password.`,
    ],
    link: { label: 'Choose a password', url: passwordUrl(token, publicUrl) },
  };
}

export function resetPasswordMail(
  { name, email }: Recipient,
  { token, limit }: { token: string; limit: Mail['limit'] & string },
  publicUrl: string,
): Mail {
  return {
    recipient: email,
    limit,
    subject: 'Set a new password',
    greeting_name: name,
    paragraphs: [
      'You asked to set a new password. The link is good for one hour and works once. If it was not you, nothing has changed and you can ignore this mail.',
    ],
    link: { label: 'Set a new password', url: passwordUrl(token, publicUrl) },
  };
}

/** Instead of the link, where a second factor was turned on before the address was verified. */
export function resetRefusedMail({ email }: Pick<Recipient, 'email'>, publicUrl: string): Mail {
  return {
    recipient: email,
    subject: 'Your password can’t be reset by e-mail',
    paragraphs: [
      'Hello,',
      'Somebody, probably you, asked to set a new password for the account with this e-mail address. The account has two-step sign-in, but this address was never verified, so we can’t tell whose account it is. Nothing has changed.',
      'If it is yours and you are still signed in somewhere, verify the address in your settings and try again. Otherwise contact us, and we will check who you are.',
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
      'The password of your account was changed in its settings, and every other session was signed out. If it was you, there is nothing to do.',
      'If it was not you, somebody else knows your former password. Please set a new one at once.',
    ],
    link: { label: 'Set a new password', url: `${publicUrl}/forgot-password` },
  };
}

/** After a reset by mail, or the first password of somebody invited. */
export function passwordResetMail({ name, email }: Recipient, publicUrl: string): Mail {
  return {
    recipient: email,
    subject: 'Your password was changed',
    greeting_name: name,
    paragraphs: [
      'The password of your account was set with a link from a mail to this address, and every session was signed out. If it was you, there is nothing to do.',
      'If it was not you, somebody else reads your mails. Please secure your mailbox first, then set a new password.',
    ],
    link: { label: 'Set a new password', url: `${publicUrl}/forgot-password` },
  };
}

/** After a sign-in in a browser that the account does not trust. */
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
      'Your account was signed in to from a browser that we do not recognize.',
      `Time: ${MOMENT.format(at)} UTC. Device: ${deviceOf(user_agent)}. Network: ${networkLabel(network) ?? 'unknown'}.`,
      'If it was you, there is nothing to do.',
      'If it was not you, somebody else can sign in to your account. Set a new password at once: that signs out every session.',
    ],
    link: { label: 'Set a new password', url: `${publicUrl}/forgot-password` },
  };
}

const MOMENT = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' });

function passwordUrl(token: string, publicUrl: string): string {
  return `${publicUrl}/reset-password?token=${encodeURIComponent(token)}`;
}
