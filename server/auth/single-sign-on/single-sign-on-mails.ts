import type { Mail } from '../../mail/mail.ts';

/** To the owner of an account that somebody has signed in to through the issuer for the first time. */
export function identityLinkedMail(
  { name, email }: { name: string; email: string },
  { issuer, publicUrl }: { issuer: string; publicUrl: string },
): Mail {
  return {
    recipient: email,
    subject: 'Single sign-on now opens your account',
    paragraphs: [
      `Hello ${name},`,
      `Your account was signed in to with single sign-on by ${new URL(issuer).host} for the first time. From now on it opens your account, beside your password. If it was you, there is nothing to do.`,
      'If it was not you, tell us and the administrator of your sign-in provider.',
    ],
    link: { label: 'Open your settings', url: `${publicUrl}/settings` },
  };
}
