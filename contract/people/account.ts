import * as z from 'zod';
import {
  AdminSignUp,
  PasswordChange,
  PasswordReset,
  PasswordResetRequest,
  ProfileChange,
  SignIn,
  SignUp,
} from '#domain/people/account.ts';
import { Profile, Session, SessionRow } from '#domain/people/person.ts';
import { FACTORS } from '#domain/second-factor/factor.ts';
import { MAX_SEARCH_LENGTH } from '#domain/validation/search-length.ts';
import { Since } from '../operation/changed-records.ts';
import { operation, REAUTHENTICATE } from '../operation/operation.ts';

const NOTHING = z.object({});
/** The number of other sessions that ended. */
const Ended = z.object({ ended: z.number().int() });

/** A customer whom staff can book for. */
export const Client = z.object({
  user_id: z.uuid(),
  /** Null without a membership, and before an invitation is accepted. */
  organisation_id: z.uuid().nullable(),
  full_name: z.string(),
  company_name: z.string().nullable(),
  email: z.string(),
});
export type Client = z.infer<typeof Client>;

export const people = {
  signUp: operation({
    access: 'anyone',
    method: 'POST',
    path: '/people/sign-up',
    summary: 'Create a customer account and e-mail the verification link',
    status: 201,
    limit: { calls: 60, minutes: 60 },
  })
    .input(SignUp)
    .output(NOTHING),

  signIn: operation({
    access: 'anyone',
    method: 'POST',
    path: '/people/sign-in',
    exemptsOwn: true,
    idempotent: false,
    summary: 'Sign in; the session token is an HttpOnly cookie',
    changes: ['people', 'shipments', 'shipmentFile', 'notifications', 'quotes'],
  })
    .input(SignIn)
    .output(Session)
    .errors({
      INVALID_CREDENTIALS: { status: 401, message: 'The e-mail address or the password isn’t correct.' },
      /**
       * The password is correct. Continue with `people.confirmSignIn` (the challenge and a code) or
       * `people.signInWithPasskey`.
       */
      SECOND_FACTOR_REQUIRED: {
        status: 401,
        message: 'This account has two-step sign-in. Enter a code or use a passkey.',
        data: z.object({ challenge: z.string(), factors: z.array(z.enum(FACTORS)) }),
      },
      /** Returned only with the correct password, so that it does not reveal which addresses have an account. */
      DEACTIVATED: { status: 403, message: 'This account has been deactivated. Contact us.' },
    }),

  signOut: operation({
    access: 'signed-in',
    method: 'POST',
    path: '/people/sign-out',
    idempotent: false,
    whileViewing: 'answered',
    summary: 'End this session',
    changes: ['people', 'shipments', 'shipmentFile', 'notifications', 'quotes'],
  }).output(
    z.object({
      /** After single sign-on, the URL that ends the issuer's session as well. */
      continue_at: z.url().nullable(),
    }),
  ),

  signInMethods: operation({
    access: 'anyone',
    method: 'GET',
    path: '/people/sign-in-methods',
    summary: 'The sign-in methods available besides e-mail address and password',
  }).output(z.object({ single_sign_on: z.boolean() })),

  session: operation({
    access: 'anyone',
    method: 'GET',
    path: '/people/session',
    exemptsOwn: true,
    summary: 'The signed-in person, null for a visitor; extends a session that is about to expire',
  }).output(Session.nullable()),

  requestPasswordReset: operation({
    access: 'anyone',
    method: 'POST',
    path: '/people/password-reset-request',
    summary: 'E-mail a reset link if the address has an account; the response is the same if not',
    status: 202,
    limit: { calls: 60, minutes: 60 },
  })
    .input(PasswordResetRequest)
    .output(NOTHING),

  resetPassword: operation({
    access: 'anyone',
    method: 'POST',
    path: '/people/password-reset',
    summary: 'Set a new password with the token of a reset link; ends all sessions of the account',
    limit: { calls: 60, minutes: 60 },
  })
    .input(PasswordReset)
    .output(
      z.object({
        /** With which an invited person signs in, now that they have a password. Null after a reset. */
        invited_email: z.string().nullable(),
      }),
    )
    .errors({
      LINK_EXPIRED: {
        status: 410,
        message: 'This link has expired or has been used. Request a new one.',
      },
      /** The person who reads the e-mails of an unverified address may not own the second factor. */
      EMAIL_NOT_VERIFIED: {
        status: 409,
        message:
          'This password can’t be reset by e-mail: the account has two-step sign-in, and its address was never verified. Contact us.',
      },
    }),

  profile: operation({
    access: 'signed-in',
    method: 'GET',
    path: '/people/profile',
    whileViewing: 'refused',
    summary: 'Your name, company and e-mail address',
  }).output(Profile),

  resendVerification: operation({
    access: 'signed-in',
    method: 'POST',
    path: '/people/verification-mail',
    summary: 'Resend the link that verifies your e-mail address, unless it is already verified',
    changes: [
      'people.profile',
      'people.session',
      'people.secondFactor',
      'quotes.mine',
      'notifications.preferences',
    ],
    limit: { calls: 5, minutes: 60 },
  }).output(z.object({ sent: z.boolean() })),

  changeProfile: operation({
    access: 'signed-in',
    method: 'POST',
    path: '/people/profile',
    summary: 'Change your name and company',
    changes: [
      'apiKeys',
      'messages',
      'files',
      'organisations',
      'people',
      'shipments',
      'shipmentFile',
      'amendments',
      'fleet',
      'tracking.details',
      'invoices',
    ],
    limit: { calls: 60, minutes: 60 },
  })
    .input(ProfileChange)
    .output(Profile),

  changePassword: operation({
    access: 'signed-in',
    method: 'POST',
    path: '/people/password',
    summary: 'Change your password, given the current one; ends all other sessions and sends an e-mail',
    changes: ['people.sessions'],
    limit: { calls: 10, minutes: 60 },
  })
    .input(PasswordChange)
    .output(Ended)
    .errors({
      WRONG_PASSWORD: { status: 409, message: 'That isn’t your current password.' },
      SAME_PASSWORD: { status: 409, message: 'That is your current password. Choose another one.' },
    }),

  sessions: operation({
    access: 'signed-in',
    method: 'GET',
    path: '/people/sessions',
    whileViewing: 'refused',
    list: { records: 'sessions', of: 'person' },
    summary: 'Your sessions, this one first, then the most recently used: at most 50',
  })
    .input(Since)
    .output(
      z.object({
        sessions: z.array(SessionRow),
        /** The number of sessions that are not listed. */
        more: z.number().int(),
      }),
    ),

  endSession: operation({
    access: 'signed-in',
    method: 'POST',
    path: '/people/sessions/{id}/end',
    summary: 'End one of your sessions',
    changes: ['people.sessions'],
    limit: { calls: 120, minutes: 60 },
  })
    .input(z.object({ id: z.uuid() }))
    .output(NOTHING)
    .errors({ NOT_FOUND: { status: 404, message: 'No such session.' } }),

  endOtherSessions: operation({
    access: 'signed-in',
    method: 'POST',
    path: '/people/sessions/end-others',
    summary: 'End all your other sessions',
    changes: ['people.sessions'],
    limit: { calls: 30, minutes: 60 },
  }).output(Ended),

  clients: operation({
    access: 'staff',
    method: 'GET',
    path: '/people/clients',
    summary: 'The customers whose name, company or e-mail contains every search term; at most 10',
  })
    .input(z.object({ q: z.string().trim().min(1).max(MAX_SEARCH_LENGTH) }))
    .output(z.array(Client)),

  createAdmin: operation({
    access: 'anyone',
    method: 'POST',
    path: '/people/create-admin',
    summary: 'Create an admin account: on the first run, by an admin, or with the setup code',
    status: 201,
    limit: { calls: 30, minutes: 60 },
  })
    .input(AdminSignUp)
    .output(NOTHING)
    .errors({
      /** Required of an admin. */
      REAUTHENTICATE,
      UNAUTHORIZED: { status: 401, message: 'Your session has ended. Sign in again.' },
      NOT_ALLOWED: {
        status: 403,
        message: 'Failed to create admin account. Please try again.',
        data: z.object({ reason: z.string() }),
      },
      EMAIL_TAKEN: { status: 409, message: 'An account with this e-mail address already exists.' },
    }),
};
