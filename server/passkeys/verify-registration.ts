import { verifyRegistrationResponse } from '@simplewebauthn/server';
import type { RegistrationResponse } from '#domain/passkeys/credential-response.ts';
import type { CallContext } from '../api/call-context.ts';
import { ALGORITHMS, relyingParty } from './relying-party.ts';

/** The new credential, verified except for whether its challenge was used before; else why not. */
export async function verifyRegistration(
  { accounts, settings, log, now }: Pick<CallContext, 'accounts' | 'settings' | 'log' | 'now'>,
  user_id: string,
  response: RegistrationResponse,
) {
  const ceremony = { purpose: 'registration', holder: user_id } as const;
  const challenge = accounts.passkeyChallenges.read(ceremony, response.response.clientDataJSON, now());
  if (!challenge) return 'CHALLENGE_EXPIRED';
  const { id, origin } = relyingParty(settings);
  try {
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      response,
      expectedChallenge: challenge.challenge,
      expectedOrigin: origin,
      expectedRPID: id,
      requireUserVerification: true,
      supportedAlgorithmIDs: ALGORITHMS,
    });
    return verified ? { ...registrationInfo, challenge } : 'PASSKEY_REFUSED';
  } catch (error) {
    log.info({ err: error }, 'A new passkey was refused');
    return 'PASSKEY_REFUSED';
  }
}
