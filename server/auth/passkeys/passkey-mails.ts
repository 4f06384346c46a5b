import type { Factor } from '#domain/second-factor/factor.ts';
import type { Mail } from '../../mail/mail.ts';

interface Recipient {
  name: string;
  email: string;
}

export function passkeyAddedMail(
  { name, email }: Recipient,
  { passkey }: { passkey: string },
  publicUrl: string,
): Mail {
  return {
    recipient: email,
    subject: 'A passkey was added',
    greeting_name: name,
    paragraphs: [
      `A passkey was added to your account: ${passkey}. It signs you in without your password. If it was you, there’s nothing to do.`,
      'If it wasn’t you, remove it in your settings, set a new password and contact us.',
    ],
    link: passkeysIn(publicUrl),
  };
}

export function passkeyRemovedMail(
  { name, email }: Recipient,
  { passkey, left }: { passkey: string; left: readonly Factor[] },
  publicUrl: string,
): Mail {
  const rest =
    left.length > 0
      ? ''
      : ' It was the last second factor of your account, so your password alone is now enough to sign in.';
  return {
    recipient: email,
    subject: 'A passkey was removed',
    greeting_name: name,
    paragraphs: [
      `A passkey was removed from your account: ${passkey}. You can no longer sign in with it, and every other session was signed out.${rest} If it was you, there’s nothing to do.`,
      'If it wasn’t you, set a new password now and contact us.',
    ],
    link: passkeysIn(publicUrl),
  };
}

function passkeysIn(publicUrl: string): Mail['link'] {
  return { label: 'Open your passkeys', url: `${publicUrl}/settings#passkeys` };
}
