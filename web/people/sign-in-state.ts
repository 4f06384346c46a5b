import type { SignOutReason } from '#domain/people/sign-out-reason.ts';

/** What the history state tells the sign-in screen. The e-mail address is here and not in the URL. */
export interface SignInState {
  /** Fills in the form. */
  email?: string;
  /** The account was just created. */
  registered?: boolean;
  /** The session ended while a screen was open. */
  ended?: boolean;
  /** Why it ended, if known. */
  reason?: SignOutReason | 'expired' | null;
}
