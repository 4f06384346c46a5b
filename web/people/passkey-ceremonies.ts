import {
  type PublicKeyCredentialRequestOptionsJSON,
  startAuthentication,
  startRegistration,
} from '@simplewebauthn/browser';
import { call } from '#web/api/client.ts';
import { PasskeyProblem } from './passkeys.ts';

export async function createPasskey() {
  const optionsJSON = await call.people.beginPasskeyRegistration({});
  const created = await withMessage(() => startRegistration({ optionsJSON }), 'No passkey was added.');
  // Spread because the contract allows extra fields from browsers and the library's interfaces don't.
  return call.people.addPasskey({ credential: { ...created, response: { ...created.response } } });
}

export async function signInWithPasskey() {
  const credential = await use(await call.people.beginPasskeySignIn({}));
  return call.people.signInWithPasskey({ credential });
}

export async function reauthenticateWithPasskey() {
  const credential = await use(await call.people.beginPasskeyReauthentication({}));
  return call.people.reauthenticateWithPasskey({ credential });
}

async function use(optionsJSON: PublicKeyCredentialRequestOptionsJSON) {
  const used = await withMessage(() => startAuthentication({ optionsJSON }), 'No passkey was used.');
  return { ...used, response: { ...used.response } };
}

const PROBLEMS: Record<string, string> = {
  ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED: 'This device already has a passkey for your account.',
  ERROR_AUTHENTICATOR_MISSING_USER_VERIFICATION_SUPPORT:
    'This device can’t verify that it’s you. Set up a fingerprint, face or PIN on it first.',
  ERROR_AUTHENTICATOR_MISSING_DISCOVERABLE_CREDENTIAL_SUPPORT:
    'This security key can’t store passkeys. Use another device.',
  ERROR_INVALID_DOMAIN: 'Passkeys don’t work at this address. Open the site at its public address.',
  ERROR_INVALID_RP_ID: 'Passkeys don’t work at this address. Open the site at its public address.',
};

/** Browsers don't reveal whether the user declined, timed out or has no passkey. */
async function withMessage<Credential>(
  ceremony: () => Promise<Credential>,
  otherwise: string,
): Promise<Credential> {
  try {
    return await ceremony();
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    throw new PasskeyProblem(PROBLEMS[code] ?? `${otherwise} You can try again.`);
  }
}
