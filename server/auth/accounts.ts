import { RecipientLimits } from '../mail/recipient-limits.ts';
import { SharedRateLimiter } from '../rate-limits/shared-rate-limiter.ts';
import { hmacFor } from '../secrets/hmac.ts';
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

/** Wrong ones: the right one is given back. */
const SETUP_CODES = { name: 'setup-codes', points: 10, minutes: 60 };
const SIGN_UPS = { name: 'sign-ups', points: 60, minutes: 60 };

/** What accounts are guarded with: it counts in the database, hashes in this process, and signs with the installation's secret. */
export function createAccounts({ secret, publicUrl }: { secret: string; publicUrl: string }) {
  const cookies = new Cookies(publicUrl);
  const trustedBrowsers = new TrustedBrowsers(cookies);
  const counts = new SharedRateLimiter(hmacFor(secret, 'counts'));
  const passwords = new Passwords();
  return {
    cookies,
    trustedBrowsers,
    passkeyChallenges: new PasskeyChallenges(hmacFor(secret, 'passkey-challenges'), cookies),
    passwords,
    passwordCheckLimits: new PasswordCheckLimits(counts, passwords),
    signInLimits: new SignInLimits(counts, trustedBrowsers),
    setupCodeLimit: new NetworkLimit(counts, SETUP_CODES, 'Too many setup codes were tried.'),
    signUpLimit: new NetworkLimit(counts, SIGN_UPS, 'Too many accounts were created from your network.'),
    recipientLimits: new RecipientLimits(counts),
    newBrowserNotices: new NewBrowserNotices(counts),
    pendingVerifications: new PendingVerifications(cookies),
    verification: new VerificationLinks(hmacFor(secret, 'verification'), publicUrl),
  };
}
