/** Messages for failed single sign-on on the sign-in screen, by the code in its URL. */
const SIGN_ON_FAILURES = {
  unavailable: 'Single sign-on is not available right now. Try again, or sign in with your password.',
  cancelled: 'Single sign-on was cancelled. Try again, or sign in with your password.',
  expired: 'This sign-in expired or was already used. Start again.',
  rejected:
    'We could not verify what your sign-in provider sent. Try again; if that does not help, ask your administrator.',
  'unverified-address':
    'Your sign-in provider has not verified your e-mail address. Have it verified there, then try again.',
  'unverified-account':
    'There is an account with your e-mail address, but the address was never verified here. Set a new password by e-mail, which verifies it, then try again.',
  deactivated: 'This account has been deactivated. Contact us.',
  'other-person': 'That was a different account. Use the one you are signed in with here.',
  'not-recent':
    'Your sign-in provider did not confirm that you signed in again just now. Try again, or confirm with your password.',
  'too-many': 'There were too many sign-ins from your network. Try again in a few minutes.',
} as const;

export type SignOnFailure = keyof typeof SIGN_ON_FAILURES;

/** The message for a failure code from the URL; null for an unknown code. */
export function signOnSentence(failure: string | null): string | null {
  return failure !== null && Object.hasOwn(SIGN_ON_FAILURES, failure)
    ? SIGN_ON_FAILURES[failure as SignOnFailure]
    : null;
}
