import type { Mail } from '../../mail/mail.ts';

export const EMAIL_CHANGE_HOURS = 24;

/** No mail greets by name: who asked has chosen it, and any of the addresses may be a stranger's. */
const GREETING = 'Hello,';

interface Change {
  /** The present or former address of the account. */
  email: string;
  email_verified: boolean;
  new_email: string;
}

/** To the new address. Its link works only in a session of the account that requested the change. */
export function confirmAddressMail(new_email: string, token: string, publicUrl: string): Mail {
  return {
    recipient: new_email,
    subject: 'Confirm your new e-mail address',
    paragraphs: [
      GREETING,
      `You asked to use this e-mail address for your account. Open the link and confirm it there, signed in to that account. The link works once, for ${EMAIL_CHANGE_HOURS} hours. Until then nothing changes.`,
      'If you didn’t ask for this, ignore this mail and don’t confirm anything: somebody else entered your address.',
    ],
    link: {
      label: 'Confirm this address',
      url: `${publicUrl}/confirm-email?token=${encodeURIComponent(token)}`,
    },
  };
}

/** Instead of the link, so that the settings tell nobody who has an account. */
export function addressTakenMail(new_email: string, publicUrl: string): Mail {
  return {
    recipient: new_email,
    subject: 'You have an account already',
    limit: 'always',
    paragraphs: [
      GREETING,
      'Somebody, probably you, tried to give this e-mail address to another account. There is one with it already, and nothing was changed. To use the address for the other account, change or delete this one first.',
    ],
    link: { label: 'Sign in', url: `${publicUrl}/auth?for=customer` },
  };
}

/** To the present address, as soon as somebody asks. */
export function changeRequestedMail(change: Change): Mail {
  return {
    recipient: change.email,
    subject: 'A new e-mail address was asked for',
    paragraphs: [
      GREETING,
      `The e-mail address of your account is about to become ${namedIn(change)}, once it is confirmed with the link that we have sent there. If it was you, open that link.`,
      'If it wasn’t you, somebody else uses your account: sign in, change your password and sign out everywhere else. That also ends the link.',
    ],
  };
}

/** To the former address: the last mail that it gets. It belongs to no account any more, verified as it was. */
export function addressChangedMail(change: Change, publicUrl: string): Mail {
  return {
    recipient: change.email,
    subject: 'Your e-mail address was changed',
    limit: change.email_verified ? 'none' : 'unverified',
    paragraphs: [
      GREETING,
      `The e-mail address of your account is now ${namedIn(change)}, and all mails about it go there. This one no longer signs in.`,
      'If it wasn’t you, please tell us at once.',
    ],
    link: { label: 'Contact us', url: `${publicUrl}/contact` },
  };
}

/** Enough for its owner to recognise it: 'a•••@harbor.example'. A domain is shown to nobody who has not verified theirs. */
function namedIn({ email_verified, new_email }: Change): string {
  if (!email_verified) return 'another one';
  const [name = '', host = ''] = new_email.split('@');
  return `${name.slice(0, 1)}•••@${host}`;
}
