import * as z from 'zod';
import { Session } from '#domain/people/person.ts';
import { FactorConfirmation, Reauthentication, SignInConfirmation } from '#domain/second-factor/code.ts';
import { operation } from '../operation.ts';

const NOTHING = z.object({});
const TRIES = { calls: 10, minutes: 15 } as const;

/** Shown this once: what is kept of them does not tell them. */
const RecoveryCodes = z.object({ recovery_codes: z.array(z.string()) });

const WRONG_CODE = {
  status: 409,
  message: 'This code is not right, or was used before. Please enter the next one that your app shows.',
} as const;
const TOO_MANY_CODES = {
  status: 429,
  message: 'Too many wrong codes. Please wait a while, or use a recovery code.',
} as const;
/** A second factor on an address that nobody has proved would keep the owner of the address out. */
export const EMAIL_NOT_VERIFIED = {
  status: 409,
  message: 'Verify your e-mail address first. Two-step sign-in needs an address that is proved to be yours.',
} as const;
const NOT_ON = { status: 409, message: 'Two-step sign-in is not on.' } as const;

/** Two-step sign-in: a password, and a code from an app that holds a key of the person's. */
export const secondFactor = {
  confirmSignIn: operation({
    access: 'anyone',
    method: 'POST',
    path: '/people/sign-in/confirmation',
    exemptsOwn: true,
    idempotent: false,
    summary: 'The second step of signing in: a code from the app, or a recovery code',
    changes: ['people', 'shipments', 'notifications', 'quotes'],
    limit: { calls: 60, minutes: 15 },
  })
    .input(SignInConfirmation)
    .output(Session)
    .errors({
      WRONG_CODE: { ...WRONG_CODE, status: 401, data: z.object({ tries_left: z.number().int() }) },
      TOO_MANY_CODES,
      CHALLENGE_EXPIRED: {
        status: 410,
        message: 'This took too long, or too many codes were wrong. Please enter your password again.',
      },
      DEACTIVATED: { status: 403, message: 'This account has been deactivated. Please contact us.' },
    }),

  reauthenticate: operation({
    access: 'signed-in',
    method: 'POST',
    path: '/people/reauthentication',
    idempotent: false,
    summary: 'Prove again who one is: what asks for a fresh proof is open for the next 15 minutes',
    limit: TRIES,
  })
    .input(Reauthentication)
    .output(NOTHING)
    .errors({
      WRONG_PASSWORD: { status: 409, message: 'This is not your password.' },
      CODE_REQUIRED: {
        status: 409,
        message: 'Please enter a code from your app, or a recovery code, as well.',
      },
      WRONG_CODE,
      TOO_MANY_CODES,
    }),

  secondFactor: operation({
    access: 'signed-in',
    method: 'GET',
    path: '/people/second-factor',
    summary: 'Whether one signs in with a second factor, since when, and how many recovery codes are left',
  }).output(
    z.object({
      /** Since when codes of an app are the second step; null where they are not. */
      since: z.date().nullable(),
      passkeys: z.number().int(),
      recovery_codes_left: z.number().int(),
      /** A second factor can be turned on only then. */
      email_verified: z.boolean(),
      /** The installation wants one of everybody with this role. */
      demanded: z.boolean(),
    }),
  ),

  beginSecondFactor: operation({
    access: 'signed-in',
    method: 'POST',
    path: '/people/second-factor/key',
    idempotent: false,
    requiresRecentAuth: true,
    summary: 'Make a key for an authenticator app; it counts once a code of it has been confirmed',
    limit: { calls: 30, minutes: 60 },
  })
    .output(
      z.object({
        /** A QR code of the key, for the app's camera. */
        qr_svg: z.string(),
        /** The same to type, in groups of four. */
        key: z.string(),
      }),
    )
    .errors({
      EMAIL_NOT_VERIFIED,
      ALREADY_ON: { status: 409, message: 'Two-step sign-in is on already.' },
    }),

  confirmSecondFactor: operation({
    access: 'signed-in',
    method: 'POST',
    path: '/people/second-factor',
    requiresRecentAuth: true,
    summary: 'Turn two-step sign-in on with a code of the new key; ends all other sessions and tells by mail',
    changes: ['people'],
    limit: TRIES,
    status: 201,
  })
    .input(FactorConfirmation)
    .output(RecoveryCodes.extend({ ended: z.number().int() }))
    .errors({
      WRONG_CODE: {
        ...WRONG_CODE,
        message: 'This code is not right. Please enter the one that your app shows now.',
      },
      EMAIL_NOT_VERIFIED,
      NOT_BEGUN: { status: 409, message: 'Please scan the code first.' },
    }),

  renewRecoveryCodes: operation({
    access: 'signed-in',
    method: 'POST',
    path: '/people/second-factor/recovery-codes',
    requiresRecentAuth: true,
    summary: 'Make ten new recovery codes; the former ones are no longer good',
    changes: ['people.secondFactor'],
    limit: { calls: 10, minutes: 60 },
    status: 201,
  })
    .output(RecoveryCodes)
    .errors({ NOT_ON }),

  turnOffSecondFactor: operation({
    access: 'signed-in',
    method: 'POST',
    path: '/people/second-factor/off',
    requiresRecentAuth: true,
    summary: 'Sign in with the password alone again; ends all other sessions and tells by mail',
    changes: ['people'],
    limit: { calls: 10, minutes: 60 },
  })
    .output(z.object({ ended: z.number().int() }))
    .errors({ NOT_ON }),

  resetSecondFactor: operation({
    access: 'admin',
    method: 'POST',
    path: '/people/{userId}/second-factor/reset',
    requiresRecentAuth: true,
    summary:
      'Remove the authenticator app, passkeys and recovery codes of somebody who has lost them: their sessions end, and they are told by mail',
    changes: ['people', 'audit'],
  })
    .input(z.object({ userId: z.uuid() }))
    .output(z.object({ full_name: z.string() }))
    .errors({
      NOT_FOUND: { status: 404, message: 'No such person.' },
      OWN_FACTOR: {
        status: 409,
        message: 'Nobody resets their own second factor: turn it off in your settings.',
      },
      NOT_ON: { ...NOT_ON, message: 'This person has no second factor.' },
    }),
};
