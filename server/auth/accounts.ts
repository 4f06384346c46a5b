import { RecipientLimits } from '../mail/recipient-limits.ts';
import { SharedRateLimiter } from '../rate-limits/shared-rate-limiter.ts';
import { hmacFor } from '../secrets/hmac.ts';
import type { HashCost } from './credentials/password-hash.ts';
import { Passwords } from './credentials/passwords.ts';
import { NetworkLimit } from './limits/network-limit.ts';
import { PasswordCheckLimits } from './limits/password-check-limits.ts';
import { SignInLimits } from './limits/sign-in-limits.ts';
import { PasskeyChallenges } from './passkeys/challenges.ts';
import { Cookies } from './sessions/cookies.ts';
import { NewBrowserNotices } from './trusted-browsers/new-browser-notices.ts';
import { TrustedBrowsers } from './trusted-browsers/trusted-browsers.ts';
import { PendingVerifications } from './verification/pending-verifications.ts';
import { VerificationLinks } from './verification/verification-link.ts';

export type Accounts = ReturnType<typeof createAccounts>;

type AccountSettings = {
  secret: string;
  publicUrl: string;
  /** The default is `OWASP_COST`. */
  passwordCost?: HashCost;
};

/** Only wrong codes count, because a correct one is given back. */
const SETUP_CODES = { name: 'setup-codes', points: 10, minutes: 60 };
const SIGN_UPS = { name: 'sign-ups', points: 60, minutes: 60 };

/**
 * Creates the account services. Rate limits are counted in the database, passwords hashed in this process,
 * and tokens signed with the installation’s secret.
 */
export function createAccounts({ secret, publicUrl, passwordCost }: AccountSettings) {
  const cookies = new Cookies(publicUrl);
  const trustedBrowsers = new TrustedBrowsers(cookies);
  const rateLimiter = new SharedRateLimiter(hmacFor(secret, 'rateLimiter'));
  const passwords = new Passwords(passwordCost);
  return {
    cookies,
    trustedBrowsers,
    passkeyChallenges: new PasskeyChallenges(hmacFor(secret, 'passkey-challenges'), cookies),
    passwords,
    passwordCheckLimits: new PasswordCheckLimits(rateLimiter, passwords),
    signInLimits: new SignInLimits(rateLimiter, trustedBrowsers),
    setupCodeLimit: new NetworkLimit(rateLimiter, SETUP_CODES, 'Too many setup codes were tried.'),
    signUpLimit: new NetworkLimit(rateLimiter, SIGN_UPS, 'Too many accounts were created from your network.'),
    recipientLimits: new RecipientLimits(rateLimiter),
    newBrowserNotices: new NewBrowserNotices(rateLimiter),
    pendingVerifications: new PendingVerifications(cookies),
    verification: new VerificationLinks(hmacFor(secret, 'verification'), publicUrl),
  };
}
