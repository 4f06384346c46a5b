import { SharedCounts } from '../api/shared-counts.ts';
import { Cookies } from '../sessions/cookies.ts';
import { signerFor } from '../signature.ts';
import { KnownDevices } from './known-devices.ts';
import { MailsToAddress } from './mails-to-address.ts';
import { OpenedLinks } from './opened-links.ts';
import { PasswordProofs } from './password-proofs.ts';
import { Passwords } from './passwords.ts';
import { SetupCodeLimits } from './setup-code-limits.ts';
import { SignInLimits } from './sign-in-limits.ts';
import { VerificationLinks } from './verification-link.ts';

export type Accounts = ReturnType<typeof createAccounts>;

/** What accounts are guarded with: it counts in the database, hashes in this process, and signs with the installation's secret. */
export function createAccounts({ secret, publicUrl }: { secret: string; publicUrl: string }) {
  const cookies = new Cookies(publicUrl);
  const devices = new KnownDevices(signerFor(secret, 'known-devices'), cookies);
  const counts = new SharedCounts(signerFor(secret, 'counts'));
  const passwords = new Passwords();
  return {
    cookies,
    devices,
    passwords,
    passwordProofs: new PasswordProofs(counts, passwords),
    signInLimits: new SignInLimits(counts, devices),
    setupCodeLimits: new SetupCodeLimits(counts),
    mailsToAddress: new MailsToAddress(counts),
    openedLinks: new OpenedLinks(cookies),
    verification: new VerificationLinks(signerFor(secret, 'verification'), publicUrl),
  };
}
