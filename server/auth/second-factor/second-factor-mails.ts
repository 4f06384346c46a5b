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
      'From now on, signing in takes your password and a code from your authenticator app. Every other session was signed out. If it was you, there’s nothing to do. Keep your recovery codes somewhere you can reach without your phone.',
      'If it wasn’t you, set a new password now and contact us.',
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
    ? 'your second step is now a passkey or a recovery code'
    : 'you sign in with your password alone, and your recovery codes no longer work';
  return {
    recipient: email,
    subject: 'Two-step sign-in is off',
    greeting_name: name,
    paragraphs: [
      `Codes from your app were turned off in the settings of your account: ${then}. Every other session was signed out. If it was you, there’s nothing to do.`,
      'If it wasn’t you, set a new password now and turn two-step sign-in on again.',
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
      'New recovery codes were created in your account settings. The previous ones no longer work. If it was you, there’s nothing to do.',
      'If it wasn’t you, set a new password now.',
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
      `Someone, probably you, used one of your recovery codes instead of a code from your app. ${remainingLabel(left)}`,
      'If it wasn’t you, set a new password now and renew your recovery codes.',
    ],
    link: { label: 'Open your settings', url: settings(publicUrl) },
  };
}

/** Sent when someone else may know the person’s password. */
export function codesGuessedMail({ name, email }: Recipient, publicUrl: string): Mail {
  return {
    recipient: email,
    subject: 'Someone may know your password',
    greeting_name: name,
    paragraphs: [
      'Someone entered your password and then many wrong codes. Two-step sign-in kept them out, and further codes are rejected for a while. If it was you, wait a little or use a recovery code.',
      'If it wasn’t you, someone else knows your password. Set a new one now.',
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
      `${by} reset two-step sign-in for your account. Codes from your app, recovery codes and passkeys no longer work, and all sessions were signed out. Sign in with your password and set up two-step sign-in again.`,
      'If you didn’t request this, contact us.',
    ],
    link: { label: 'Set it up again', url: settings(publicUrl) },
  };
}

function remainingLabel(left: number): string {
  if (left === 0) return 'It was the last one. Create new ones in your settings.';
  return left === 1 ? 'You have one left.' : `You have ${left} left.`;
}

function newPassword(publicUrl: string): Mail['link'] {
  return { label: 'Set a new password', url: `${publicUrl}/forgot-password` };
}

function settings(publicUrl: string): string {
  return `${publicUrl}/settings#two-step-sign-in`;
}
