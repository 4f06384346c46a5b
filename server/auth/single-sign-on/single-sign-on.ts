import type { OidcSettings } from '../../environment.ts';
import { encryptionFor } from '../../secrets/encryption.ts';
import { Cookies } from '../sessions/cookies.ts';
import { Issuer } from './issuer.ts';
import { SignOnTransactions } from './sign-on-transactions.ts';

export const CALLBACK_PATH = '/api/auth/oidc/callback';

export type SingleSignOn = ReturnType<typeof createSingleSignOn>;

/** Single sign-on with one issuer, as the operator has set it up. */
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
    /** For ID tokens, which signing out takes to the issuer; each belongs to its user. */
    idTokenEncryption: encryptionFor(secret, 'id tokens'),
    /** Undefined where roles are given in the console. */
    roles: settings.roles,
    callbackUrl: `${publicUrl}${CALLBACK_PATH}`,
    /** Where the issuer sends people after they have signed out. */
    signedOutUrl: `${publicUrl}/`,
  };
}
