import type { Mail } from '../../mail/mail.ts';

export const EMAIL_CHANGE_HOURS = 24;

/**
 * These e-mails do not greet by name: the requester chose the name, and an address may belong to someone
 * else.
 */
const GREETING = 'Hello,';

interface Change {
  /** The current or former address of the account. */
  email: string;
  email_verified: boolean;
  new_email: string;
}

/** Sent to the new address. Its link works only in a session of the account that requested the change. */
export function confirmAddressMail(new_email: string, token: string, publicUrl: string): Mail {
  return {
    recipient: new_email,
    subject: 'Confirm your new e-mail address',
    paragraphs: [
      GREETING,
      `You requested this e-mail address for your account. Open the link and confirm it there, signed in to that account. The link works once, for ${EMAIL_CHANGE_HOURS} hours. Until then nothing changes.`,
      'If you didn’t request this, ignore this e-mail and don’t confirm anything: someone else entered your address.',
    ],
    link: {
      label: 'Confirm this address',
      url: `${publicUrl}/confirm-email?token=${encodeURIComponent(token)}`,
    },
  };
}

/** Sent instead of the link, so that the settings do not reveal who has an account. */
export function addressTakenMail(new_email: string, publicUrl: string): Mail {
  return {
    recipient: new_email,
    subject: 'This address already has an account',
    limit: 'always',
    paragraphs: [
      GREETING,
      'Someone, probably you, tried to use this e-mail address for another account. It already has an account, and nothing has changed. To use the address for the other account, change or delete this one first.',
    ],
    link: { label: 'Sign in', url: `${publicUrl}/auth?for=customer` },
  };
}

/** Sent to the current address when a change is requested. */
export function changeRequestedMail(change: Change, publicUrl: string): Mail {
  return {
    recipient: change.email,
    subject: 'E-mail address change requested',
    paragraphs: [
      GREETING,
      `The e-mail address of your account will change to ${redactedAddress(change)} once it is confirmed with the link we sent there. If it was you, open that link.`,
      'If it wasn’t you, someone else is using your account: sign in, change your password and sign out everywhere else. That also invalidates the link.',
    ],
    link: { label: 'Open your settings', url: `${publicUrl}/settings` },
  };
}

/** Sent to the former address, which no longer belongs to an account. */
export function addressChangedMail(change: Change, publicUrl: string): Mail {
  return {
    recipient: change.email,
    subject: 'Your e-mail address was changed',
    limit: change.email_verified ? 'none' : 'unverified',
    paragraphs: [
      GREETING,
      `The e-mail address of your account is now ${redactedAddress(change)}, and all e-mail about it goes there. You can no longer sign in with this one.`,
      'If it wasn’t you, contact us immediately.',
    ],
    link: { label: 'Contact us', url: `${publicUrl}/contact` },
  };
}

/**
 * Redacted, but recognizable to its owner: 'a•••@harbor.example'. Hidden entirely from an unverified address.
 */
function redactedAddress({ email_verified, new_email }: Change): string {
  if (!email_verified) return 'another one';
  const [name = '', host = ''] = new_email.split('@');
  return `${name.slice(0, 1)}•••@${host}`;
}
