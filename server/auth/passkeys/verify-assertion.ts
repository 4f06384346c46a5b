import type { AuthenticationResponse } from '#domain/passkeys/credential-response.ts';
import type { CallContext } from '../../api/call-context.ts';
import type { Ceremony } from './challenges.ts';
import { findPasskey } from './passkeys-table.ts';
import { relyingParty } from './relying-party.ts';
import { insertSpentChallenge } from './spent-challenges-table.ts';
import { userHandle } from './user-handle.ts';
import { webauthn } from './webauthn.ts';

/** A passkey whose signature is right. Its counter is compared under a lock, by `acceptAssertion`. */
export interface Assertion {
  id: string;
  user_id: string;
  email: string;
  counter: number;
  backed_up: boolean;
}

/** The challenge is used up also by a wrong answer. */
export async function verifyAssertion(
  { accounts, database: { db }, settings, log, now }: CallContext,
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
      // The library's own comparison of counters could not tell two uses at the same time from one.
      credential: { id: response.id, publicKey: Uint8Array.from(passkey.public_key), counter: 0 },
      requireUserVerification: true,
    });
    const { newCounter: counter, credentialBackedUp: backed_up } = authenticationInfo;
    const { id, user_id, email } = passkey;
    return verified ? { id, user_id, email, counter, backed_up } : 'PASSKEY_REFUSED';
  } catch {
    // The reason quotes what the browser sent.
    log.info('A passkey could not be verified');
    return 'PASSKEY_REFUSED';
  }
}

/** An authenticator that names an account must name the passkey's own. */
function isOfUser({ response: { userHandle: named } }: AuthenticationResponse, user_id: string): boolean {
  return named === undefined || named === Buffer.from(userHandle(user_id)).toString('base64url');
}
