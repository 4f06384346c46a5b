import type { Mail } from '../../mail/mail.ts';

/** Sent to the owner of an existing account at the first sign-on through the issuer. */
export function identityLinkedMail(
  { name, email }: { name: string; email: string },
  { issuer, publicUrl }: { issuer: string; publicUrl: string },
): Mail {
  return {
    recipient: email,
    subject: 'Single sign-on is now linked to your account',
    paragraphs: [
      `Hello ${name},`,
      `Someone signed in to your account with single sign-on through ${new URL(issuer).host} for the first time. From now on you can sign in with it as well as with your password. If it was you, there’s nothing to do.`,
      'If it wasn’t you, contact us and the administrator of your sign-in provider.',
    ],
    link: { label: 'Open your settings', url: `${publicUrl}/settings` },
  };
}
