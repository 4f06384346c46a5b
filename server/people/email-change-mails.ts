import type { Mail } from '../mail/mail.ts';

export const EMAIL_CHANGE_HOURS = 24;

interface Change {
  full_name: string;
  new_email: string;
}

/** To the new address: whoever reads it there may have it. */
export function confirmAddressMail({ full_name, new_email }: Change, token: string, publicUrl: string): Mail {
  return {
    recipient: new_email,
    subject: 'Confirm your new e-mail address',
    paragraphs: [
      `Hello ${full_name},`,
      `Please confirm that this is to be the e-mail address of your account. The link is good for ${EMAIL_CHANGE_HOURS} hours and works once. Until then nothing changes.`,
      'If you asked for nothing, you can ignore this mail.',
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
    paragraphs: [
      'Hello,',
      'Somebody, probably you, tried to give this e-mail address to another account. There is one with it already, and nothing was changed. To use the address for the other account, change or delete this one first.',
    ],
    link: { label: 'Sign in', url: `${publicUrl}/auth?for=customer` },
  };
}

/** To the present address, as soon as somebody asks. */
export function changeRequestedMail({ email, full_name, new_email }: Change & { email: string }): Mail {
  return {
    recipient: email,
    subject: 'A new e-mail address was asked for',
    paragraphs: [
      `Hello ${full_name},`,
      `The e-mail address of your account is to become ${shortened(new_email)}, once somebody opens the link that we have sent there. If it was you, there is nothing to do here.`,
      'If it was not you, somebody else uses your account: please sign in, change your password and sign out everywhere else. That also ends the link.',
    ],
  };
}

/** To the former address: the last mail that it gets. */
export function addressChangedMail(
  { email, full_name, new_email }: Change & { email: string },
  publicUrl: string,
): Mail {
  return {
    recipient: email,
    subject: 'Your e-mail address was changed',
    paragraphs: [
      `Hello ${full_name},`,
      `Your account has the e-mail address ${shortened(new_email)} now, and all mails about it go there. This one no longer signs in.`,
      'If it was not you, please tell us at once.',
    ],
    link: { label: 'Contact us', url: `${publicUrl}/contact` },
  };
}

/** Enough for its owner to know it again: 'a•••@harbor.example'. */
function shortened(email: string): string {
  const [name = '', host = ''] = email.split('@');
  return `${name.slice(0, 1)}•••@${host}`;
}
