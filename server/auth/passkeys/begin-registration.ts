import { MINUTE_MS } from '#domain/calendar/durations.ts';
import { CHALLENGE_MINUTES, PASSKEYS_PER_ACCOUNT } from '#domain/passkeys/passkey.ts';
import { signedIn } from '../../api/call-context.ts';
import { operations } from '../operations.ts';
import { listPasskeysOf } from './passkeys-table.ts';
import { ALGORITHMS, relyingParty } from './relying-party.ts';
import { userHandle } from './user-handle.ts';
import { webauthn } from './webauthn.ts';

const SELECTION = {
  residentKey: 'required',
  requireResidentKey: true,
  userVerification: 'required',
} as const;

export const beginPasskeyRegistration = operations.beginPasskeyRegistration.handler(
  async ({ context, errors }) => {
    const { user_id, email, full_name, email_verified } = signedIn(context);
    if (!email_verified) throw errors.EMAIL_NOT_VERIFIED();
    const present = await listPasskeysOf(context.database.db, user_id);
    if (present.length >= PASSKEYS_PER_ACCOUNT) throw errors.TOO_MANY_PASSKEYS();
    const { id, name } = relyingParty(context.settings);
    const options = await (await webauthn()).generateRegistrationOptions({
      rpID: id,
      rpName: name,
      userID: userHandle(user_id),
      userName: email,
      userDisplayName: full_name,
      challenge: context.accounts.passkeyChallenges.issue(
        { purpose: 'registration', holder: user_id },
        context.now(),
      ),
      timeout: CHALLENGE_MINUTES * MINUTE_MS,
      attestationType: 'none',
      excludeCredentials: present.map(({ credential_id, transports }) => ({ id: credential_id, transports })),
      authenticatorSelection: SELECTION,
      supportedAlgorithmIDs: ALGORITHMS,
    });
    return {
      ...options,
      rp: { id, name },
      timeout: CHALLENGE_MINUTES * MINUTE_MS,
      authenticatorSelection: SELECTION,
      attestation: 'none',
    };
  },
);
