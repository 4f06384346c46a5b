import type { Factor } from '#domain/second-factor/factor.ts';
import type { Mail } from '../../mail/mail.ts';

interface Recipient {
  name: string;
  email: string;
}

export function factorOnMail({ name, email }: Recipient, publicUrl: string): Mail {
  return {
    recipient: email,
    subject: 'Two-step sign-in is on',
    greeting_name: name,
    paragraphs: [
      'From now on, signing in to your account takes your password and a code from your authenticator app. Every other session was signed out. If it was you, there is nothing to do; keep your recovery codes where you find them without your phone.',
      'If it was not you, please set a new password at once and tell us.',
    ],
    link: newPassword(publicUrl),
  };
}

export function factorOffMail(
  { name, email }: Recipient,
  { left }: { left: readonly Factor[] },
  publicUrl: string,
): Mail {
  const then = left.includes('passkey')
    ? 'a passkey or a recovery code is your second step now'
    : 'the password alone opens it again, and the recovery codes are no longer good';
  return {
    recipient: email,
    subject: 'Two-step sign-in is off',
    greeting_name: name,
    paragraphs: [
      `Codes from your app were turned off in the settings of your account: ${then}. Every other session was signed out. If it was you, there is nothing to do.`,
      'If it was not you, please set a new password at once and turn two-step sign-in on again.',
    ],
    link: newPassword(publicUrl),
  };
}

export function codesRenewedMail({ name, email }: Recipient, publicUrl: string): Mail {
  return {
    recipient: email,
    subject: 'You have new recovery codes',
    greeting_name: name,
    paragraphs: [
      'New recovery codes were made in the settings of your account. The former ones are no longer good. If it was you, there is nothing to do.',
      'If it was not you, please set a new password at once.',
    ],
    link: newPassword(publicUrl),
  };
}

export function recoveryCodeUsedMail(
  { name, email }: Recipient,
  { left }: { left: number },
  publicUrl: string,
): Mail {
  return {
    recipient: email,
    subject: 'A recovery code was used',
    greeting_name: name,
    paragraphs: [
      `Somebody, probably you, has used one of your recovery codes in place of a code from your app. ${remainingLabel(left)}`,
      'If it was not you, please set a new password at once and renew your recovery codes.',
    ],
    link: { label: 'Open your settings', url: settings(publicUrl) },
  };
}

/** Told to whoever's password is in other hands. */
export function codesGuessedMail({ name, email }: Recipient, publicUrl: string): Mail {
  return {
    recipient: email,
    subject: 'Somebody knows your password',
    greeting_name: name,
    paragraphs: [
      'Somebody has entered your password and then many wrong codes. Two-step sign-in has kept them out, and further codes from there are refused for a while. If it was you, wait a little or use a recovery code.',
      'If it was not you, somebody else knows your password. Please set a new one.',
    ],
    link: newPassword(publicUrl),
  };
}

export function factorResetMail({ name, email }: Recipient, { by }: { by: string }, publicUrl: string): Mail {
  return {
    recipient: email,
    subject: 'Your two-step sign-in was reset',
    greeting_name: name,
    paragraphs: [
      `${by} has reset the two-step sign-in of your account: codes of your app, recovery codes and passkeys no longer work, and all sessions were signed out. Your password alone opens it now: please sign in and set up two-step sign-in anew.`,
      'If you did not ask for this, please tell us.',
    ],
    link: { label: 'Set it up anew', url: settings(publicUrl) },
  };
}

function remainingLabel(left: number): string {
  if (left === 0) return 'It was the last one: please make new ones in your settings.';
  return left === 1 ? 'One is left.' : `${left} are left.`;
}

function newPassword(publicUrl: string): Mail['link'] {
  return { label: 'Set a new password', url: `${publicUrl}/forgot-password` };
}

function settings(publicUrl: string): string {
  return `${publicUrl}/settings#two-step-sign-in`;
}
