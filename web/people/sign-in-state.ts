/** What the history state tells the sign-in screen. The e-mail address is here and not in the URL. */
export interface SignInState {
  /** Fills in the form. */
  email?: string;
  /** The account was just created. */
  registered?: boolean;
  /** The session ended while a screen was open. */
  ended?: boolean;
  /** Why it ended: a `SignOutReason` or 'expired', else ''. */
  reason?: string;
}
