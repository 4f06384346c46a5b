import type { OidcSettings } from '../../environment.ts';
import { encryptionFor } from '../../secrets/encryption.ts';
import { Cookies } from '../sessions/cookies.ts';
import { Issuer } from './issuer.ts';
import { SignOnTransactions } from './sign-on-transactions.ts';

export const CALLBACK_PATH = '/api/auth/oidc/callback';

export type SingleSignOn = ReturnType<typeof createSingleSignOn>;

/** Single sign-on with one issuer, as configured by the operator. */
export function createSingleSignOn(
  settings: OidcSettings,
  { secret, publicUrl }: { secret: string; publicUrl: string },
) {
  return {
    issuer: new Issuer(settings),
    transactions: new SignOnTransactions(
      encryptionFor(secret, 'sign-on transactions'),
      new Cookies(publicUrl),
    ),
    /** Encrypts ID tokens, which sign-out sends to the issuer; each is bound to its user. */
    idTokenEncryption: encryptionFor(secret, 'id tokens'),
    /** Undefined when roles are assigned in the console. */
    roles: settings.roles,
    callbackUrl: `${publicUrl}${CALLBACK_PATH}`,
    /** Where the issuer redirects people after sign-out. */
    signedOutUrl: `${publicUrl}/`,
  };
}
