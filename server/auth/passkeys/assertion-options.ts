import { MINUTE_MS } from '#domain/calendar/durations.ts';
import { CHALLENGE_MINUTES } from '#domain/passkeys/passkey.ts';
import type { CallContext } from '../../api/call-context.ts';
import type { Ceremony } from './challenges.ts';
import type { Passkey } from './passkeys-table.ts';
import { relyingParty } from './relying-party.ts';
import { webauthn } from './webauthn.ts';

/** The options for `navigator.credentials.get`; `admitted` limits them to the given passkeys. */
export async function assertionOptions(
  { accounts, settings, now }: Pick<CallContext, 'accounts' | 'settings' | 'now'>,
  ceremony: Ceremony,
  admitted?: readonly Passkey[],
) {
  const { id: rpId } = relyingParty(settings);
  const required = {
    rpId,
    timeout: CHALLENGE_MINUTES * MINUTE_MS,
    userVerification: 'required',
  } as const;
  const { challenge, allowCredentials } = await (await webauthn()).generateAuthenticationOptions({
    ...required,
    rpID: rpId,
    challenge: accounts.passkeyChallenges.issue(ceremony, now()),
    ...(admitted && {
      allowCredentials: admitted.map(({ credential_id, transports }) => ({ id: credential_id, transports })),
    }),
  });
  return { ...required, challenge, ...(allowCredentials && { allowCredentials }) };
}
