import * as z from 'zod';
import { Session } from '#domain/people/person.ts';
import { FactorConfirmation, Reauthentication, SignInConfirmation } from '#domain/second-factor/code.ts';
import { operation } from '../operation/operation.ts';

const NOTHING = z.object({});
const TRIES = { calls: 10, minutes: 15 } as const;

/** Returned only once, because only their hashes are stored. */
const RecoveryCodes = z.object({ recovery_codes: z.array(z.string()) });

const WRONG_CODE = {
  status: 409,
  message:
    'This code isn’t correct or has been used. Enter the next one that your app shows, or another recovery code.',
} as const;
const TOO_MANY_CODES = {
  status: 429,
  message: 'Too many incorrect codes. Wait a while, or use a recovery code.',
} as const;
/** A second factor on an unverified address would lock out the owner of the address. */
const EMAIL_NOT_VERIFIED = {
  status: 409,
  message: 'Verify your e-mail address first. Two-step sign-in needs a verified address.',
} as const;
const NOT_ON = { status: 409, message: 'Two-step sign-in is not on.' } as const;

/** Two-step sign-in: a password and a code from an authenticator app. */
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
        message: 'This took too long, or too many codes were incorrect. Enter your password again.',
      },
      DEACTIVATED: { status: 403, message: 'This account has been deactivated. Contact us.' },
    }),

  reauthenticate: operation({
    access: 'signed-in',
    method: 'POST',
    path: '/people/reauthentication',
    idempotent: false,
    summary:
      'Reauthenticate: operations that require recent authentication are available for the next 15 minutes',
    limit: TRIES,
  })
    .input(Reauthentication)
    .output(NOTHING)
    .errors({
      WRONG_PASSWORD: { status: 409, message: 'That password isn’t correct.' },
      CODE_REQUIRED: {
        status: 409,
        message: 'Also enter a code from your app, or a recovery code.',
      },
      WRONG_CODE,
      TOO_MANY_CODES,
    }),

  secondFactor: operation({
    access: 'signed-in',
    method: 'GET',
    path: '/people/second-factor',
    whileViewing: 'refused',
    summary: 'Whether your second factor is on, since when, and how many recovery codes are left',
  }).output(
    z.object({
      /** When the authenticator app was confirmed; null without one. */
      since: z.date().nullable(),
      passkeys: z.number().int(),
      recovery_codes_left: z.number().int(),
      /** Required to turn on a second factor. */
      email_verified: z.boolean(),
      /** The installation requires a second factor for this role. */
      demanded: z.boolean(),
    }),
  ),

  beginSecondFactor: operation({
    access: 'signed-in',
    method: 'POST',
    path: '/people/second-factor/key',
    idempotent: false,
    requiresRecentAuth: true,
    summary: 'Create a key for an authenticator app; it takes effect once a code is confirmed',
    limit: { calls: 30, minutes: 60 },
  })
    .output(
      z.object({
        /** A QR code of the key, for the app to scan. */
        qr_svg: z.string(),
        /** The key to type, in groups of four. */
        key: z.string(),
      }),
    )
    .errors({
      EMAIL_NOT_VERIFIED,
      ALREADY_ON: { status: 409, message: 'Two-step sign-in is already on.' },
    }),

  confirmSecondFactor: operation({
    access: 'signed-in',
    method: 'POST',
    path: '/people/second-factor',
    requiresRecentAuth: true,
    summary:
      'Turn on two-step sign-in with a code of the new key; ends all other sessions and sends an e-mail',
    changes: ['people'],
    limit: TRIES,
    status: 201,
  })
    .input(FactorConfirmation)
    .output(RecoveryCodes.extend({ ended: z.number().int() }))
    .errors({
      WRONG_CODE: {
        ...WRONG_CODE,
        message: 'This code isn’t correct. Enter the one that your app shows now.',
      },
      EMAIL_NOT_VERIFIED,
      NOT_BEGUN: { status: 409, message: 'Scan the code first.' },
    }),

  renewRecoveryCodes: operation({
    access: 'signed-in',
    method: 'POST',
    path: '/people/second-factor/recovery-codes',
    requiresRecentAuth: true,
    summary: 'Create ten new recovery codes; the previous ones become invalid',
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
    summary: 'Turn off two-step sign-in; ends all other sessions and sends an e-mail',
    changes: ['people'],
    limit: { calls: 10, minutes: 60 },
  })
    .output(z.object({ ended: z.number().int() }))
    .errors({ NOT_ON }),

  resetSecondFactor: operation({
    access: 'admin',
    method: 'POST',
    path: '/people/{user_id}/second-factor/reset',
    requiresRecentAuth: true,
    summary:
      'Remove the authenticator app, passkeys and recovery codes of someone who has lost them; ends their sessions and e-mails them',
    changes: ['people', 'audit'],
  })
    .input(z.object({ user_id: z.uuid() }))
    .output(z.object({ full_name: z.string() }))
    .errors({
      NOT_FOUND: { status: 404, message: 'No such person.' },
      OWN_FACTOR: {
        status: 409,
        message: 'You can’t reset your own second factor. Turn it off in your settings.',
      },
      NOT_ON: { ...NOT_ON, message: 'This person has no second factor.' },
    }),
};
