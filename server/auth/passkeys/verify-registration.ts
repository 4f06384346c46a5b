import type { RegistrationResponse } from '#domain/passkeys/credential-response.ts';
import type { CallContext } from '../../api/call-context.ts';
import type { AnsweredChallenge } from './challenges.ts';
import type { Passkey } from './passkeys-table.ts';
import { ALGORITHMS, relyingParty } from './relying-party.ts';
import { webauthn } from './webauthn.ts';

interface Registration {
  /** Not marked as used yet. */
  challenge: AnsweredChallenge;
  credential: Pick<
    Passkey,
    'credential_id' | 'public_key' | 'counter' | 'transports' | 'multi_device' | 'backed_up'
  >;
}

/**
 * Verifies a new credential, except for whether its challenge was used before. Returns the error code if
 * invalid.
 */
export async function verifyRegistration(
  { accounts, settings, log, now }: Pick<CallContext, 'accounts' | 'settings' | 'log' | 'now'>,
  user_id: string,
  response: RegistrationResponse,
): Promise<Registration | 'CHALLENGE_EXPIRED' | 'PASSKEY_REFUSED'> {
  const ceremony = { purpose: 'registration', holder: user_id } as const;
  const challenge = accounts.passkeyChallenges.read(ceremony, response.response.clientDataJSON, now());
  if (!challenge) return 'CHALLENGE_EXPIRED';
  const { id: rpID, origin } = relyingParty(settings);
  const { verifyRegistrationResponse } = await webauthn();
  try {
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      response: { ...response, clientExtensionResults: {} },
      expectedChallenge: challenge.challenge,
      expectedOrigin: origin,
      expectedRPID: rpID,
      requireUserVerification: true,
      supportedAlgorithmIDs: ALGORITHMS,
    });
    if (!verified) return 'PASSKEY_REFUSED';
    const { credential, credentialDeviceType, credentialBackedUp } = registrationInfo;
    return {
      challenge,
      credential: {
        credential_id: credential.id,
        public_key: credential.publicKey,
        counter: credential.counter,
        transports: response.response.transports ?? [],
        multi_device: credentialDeviceType === 'multiDevice',
        backed_up: credentialBackedUp,
      },
    };
  } catch {
    // The error message contains browser input, so it is not logged.
    log.info('A new passkey could not be verified');
    return 'PASSKEY_REFUSED';
  }
}
