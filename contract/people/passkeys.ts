import * as z from 'zod';
import { AuthenticationResponse, RegistrationResponse } from '#domain/passkeys/credential-response.ts';
import { PASSKEYS_PER_ACCOUNT } from '#domain/passkeys/passkey.ts';
import { Session } from '#domain/people/person.ts';
import { operation } from '../operation/operation.ts';

const NOTHING = z.object({});

export const PasskeyRow = z.object({
  id: z.uuid(),
  /** The browser and operating system it was added with: 'Safari on a Mac'. */
  name: z.string(),
  /** Synchronized between the person's devices by their passkey provider. */
  synced: z.boolean(),
  created_at: z.date(),
  last_used_at: z.date().nullable(),
});
export type PasskeyRow = z.infer<typeof PasskeyRow>;

const Descriptor = z.object({
  id: z.string(),
  type: z.string(),
  transports: z.array(z.string()).optional(),
});

/** PublicKeyCredentialCreationOptionsJSON of WebAuthn. */
const CreationOptions = z.object({
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  challenge: z.string(),
  pubKeyCredParams: z.array(z.object({ type: z.literal('public-key'), alg: z.number().int() })),
  timeout: z.number().int(),
  excludeCredentials: z.array(Descriptor).optional(),
  authenticatorSelection: z.object({
    residentKey: z.literal('required'),
    requireResidentKey: z.literal(true),
    userVerification: z.literal('required'),
  }),
  attestation: z.literal('none'),
});

/** PublicKeyCredentialRequestOptionsJSON of WebAuthn. */
const RequestOptions = z.object({
  rpId: z.string(),
  challenge: z.string(),
  timeout: z.number().int(),
  allowCredentials: z.array(Descriptor).optional(),
  userVerification: z.literal('required'),
});

const CHALLENGE_EXPIRED = { status: 410, message: 'That took too long. Try again.' } as const;

/**
 * Passkeys (WebAuthn). Each one verifies its user by fingerprint, face or PIN, so it is possession and knowledge or
 * biometrics in one step: it signs in without a password and counts as a second factor.
 */
export const passkeys = {
  passkeys: operation({
    access: 'signed-in',
    method: 'GET',
    path: '/people/passkeys',
    whileViewing: 'refused',
    summary: 'Your passkeys, oldest first',
  }).output(z.array(PasskeyRow)),

  beginPasskeyRegistration: operation({
    access: 'signed-in',
    method: 'POST',
    path: '/people/passkeys/options',
    idempotent: false,
    requiresRecentAuth: true,
    summary: 'Options for navigator.credentials.create, valid for five minutes',
    limit: { calls: 30, minutes: 60 },
  })
    .output(CreationOptions)
    .errors({
      EMAIL_NOT_VERIFIED: {
        status: 409,
        message:
          'Verify your e-mail address first. Without it, we couldn’t help you if you lost your passkey.',
      },
      TOO_MANY_PASSKEYS: {
        status: 409,
        message: `An account can have ${PASSKEYS_PER_ACCOUNT} passkeys. Remove one first.`,
      },
    }),

  addPasskey: operation({
    access: 'signed-in',
    method: 'POST',
    path: '/people/passkeys',
    requiresRecentAuth: true,
    summary:
      'Add the passkey that the browser has created. The first second factor of an account comes with recovery codes and ends all other sessions',
    changes: ['people'],
    limit: { calls: 30, minutes: 60 },
    status: 201,
  })
    .input(z.object({ credential: RegistrationResponse }))
    .output(
      z.object({
        passkey: PasskeyRow,
        /** Null if the account already had a second factor. Only hashes are stored. */
        recovery_codes: z.array(z.string()).nullable(),
        /** The number of other sessions that ended. */
        ended: z.number().int(),
      }),
    )
    .errors({
      CHALLENGE_EXPIRED,
      PASSKEY_REFUSED: {
        status: 409,
        message: 'This passkey couldn’t be verified. Try again, or use another device.',
      },
      EMAIL_NOT_VERIFIED: { status: 409, message: 'Verify your e-mail address first.' },
      TOO_MANY_PASSKEYS: {
        status: 409,
        message: `An account can have ${PASSKEYS_PER_ACCOUNT} passkeys. Remove one first.`,
      },
    }),

  removePasskey: operation({
    access: 'signed-in',
    method: 'POST',
    path: '/people/passkeys/{id}/removal',
    requiresRecentAuth: true,
    summary: 'Remove one of your passkeys; ends all other sessions and sends an e-mail',
    changes: ['people'],
    limit: { calls: 60, minutes: 60 },
  })
    .input(z.object({ id: z.uuid() }))
    .output(z.object({ ended: z.number().int() }))
    .errors({ NOT_FOUND: { status: 404, message: 'No such passkey.' } }),

  beginPasskeySignIn: operation({
    access: 'anyone',
    method: 'POST',
    path: '/people/sign-in/passkey/options',
    idempotent: false,
    exemptsOwn: true,
    summary: 'Options for navigator.credentials.get, valid for five minutes in this browser',
  }).output(RequestOptions),

  signInWithPasskey: operation({
    access: 'anyone',
    method: 'POST',
    path: '/people/sign-in/passkey',
    idempotent: false,
    exemptsOwn: true,
    summary: 'Sign in with a passkey in one step; the session token is an HttpOnly cookie',
    changes: ['people', 'shipments', 'notifications', 'quotes'],
    limit: { calls: 60, minutes: 15 },
  })
    .input(z.object({ credential: AuthenticationResponse }))
    .output(Session)
    .errors({
      CHALLENGE_EXPIRED,
      PASSKEY_REFUSED: {
        status: 401,
        message: 'This passkey doesn’t belong to an account here. Sign in another way.',
      },
      DEACTIVATED: { status: 403, message: 'This account has been deactivated. Contact us.' },
    }),

  beginPasskeyReauthentication: operation({
    access: 'signed-in',
    method: 'POST',
    path: '/people/reauthentication/passkey/options',
    idempotent: false,
    summary: 'Options for navigator.credentials.get, limited to your passkeys',
    limit: { calls: 30, minutes: 15 },
  })
    .output(RequestOptions)
    .errors({ NO_PASSKEY: { status: 409, message: 'Your account has no passkey.' } }),

  reauthenticateWithPasskey: operation({
    access: 'signed-in',
    method: 'POST',
    path: '/people/reauthentication/passkey',
    idempotent: false,
    summary: 'Like people.reauthenticate, with a passkey instead of password and code',
    limit: { calls: 10, minutes: 15 },
  })
    .input(z.object({ credential: AuthenticationResponse }))
    .output(NOTHING)
    .errors({
      CHALLENGE_EXPIRED,
      PASSKEY_REFUSED: {
        status: 409,
        message: 'This passkey doesn’t belong to your account. Use another one.',
      },
    }),
};
