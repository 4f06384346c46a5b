import type { AuthenticationResponse } from '#domain/passkeys/credential-response.ts';
import type { AuthContext } from '../operations.ts';
import type { Ceremony } from './challenges.ts';
import { findPasskey } from './passkeys-table.ts';
import { relyingParty } from './relying-party.ts';
import { insertSpentChallenge } from './spent-challenges-table.ts';
import { userHandle } from './user-handle.ts';
import { webauthn } from './webauthn.ts';

/** A passkey with a valid signature. `acceptAssertion` compares its counter under a lock. */
export interface Assertion {
  id: string;
  user_id: string;
  email: string;
  counter: number;
  backed_up: boolean;
}

/** Verifies a passkey’s response. A failed response uses up the challenge too. */
export async function verifyAssertion(
  { accounts, database: { db }, settings, log, now }: AuthContext,
  ceremony: Ceremony,
  response: AuthenticationResponse,
): Promise<Assertion | 'CHALLENGE_EXPIRED' | 'PASSKEY_REFUSED'> {
  const challenge = accounts.passkeyChallenges.read(ceremony, response.response.clientDataJSON, now());
  if (!challenge || !(await insertSpentChallenge(db, challenge))) return 'CHALLENGE_EXPIRED';

  const passkey = await findPasskey(db, response.id);
  if (!passkey || !isOfUser(response, passkey.user_id)) return 'PASSKEY_REFUSED';
  const { id: rpID, origin } = relyingParty(settings);
  const { verifyAuthenticationResponse } = await webauthn();
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: { ...response, clientExtensionResults: {} },
      expectedChallenge: challenge.challenge,
      expectedOrigin: origin,
      expectedRPID: rpID,
      // The library’s own counter check could not detect concurrent uses, so `acceptAssertion` checks it.
      credential: { id: response.id, publicKey: Uint8Array.from(passkey.public_key), counter: 0 },
      requireUserVerification: true,
    });
    const { newCounter: counter, credentialBackedUp: backed_up } = authenticationInfo;
    const { id, user_id, email } = passkey;
    return verified ? { id, user_id, email, counter, backed_up } : 'PASSKEY_REFUSED';
  } catch {
    // The error message contains browser input, so it is not logged.
    log.info('A passkey could not be verified');
    return 'PASSKEY_REFUSED';
  }
}

/** If the authenticator returns a user handle, it must be that of the passkey’s owner. */
function isOfUser({ response: { userHandle: named } }: AuthenticationResponse, user_id: string): boolean {
  return named === undefined || named === Buffer.from(userHandle(user_id)).toString('base64url');
}
