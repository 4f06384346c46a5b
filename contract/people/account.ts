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
import { operation, REAUTHENTICATE } from '../operation.ts';

const NOTHING = z.object({});
/** How many other sessions ended. */
const Ended = z.object({ ended: z.number().int() });

/** Somebody whom staff may book for. */
export const Client = z.object({
  user_id: z.uuid(),
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
    summary: 'Create a customer account and mail the verification link',
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
    summary: 'Sign in; the session travels in an HttpOnly cookie',
    changes: ['people', 'shipments', 'notifications', 'quotes'],
  })
    .input(SignIn)
    .output(Session)
    .errors({
      INVALID_CREDENTIALS: { status: 401, message: 'The e-mail address or the password is not right.' },
      /**
       * The password was right: `people.confirmSignIn` takes the challenge and a code of the app or a recovery code,
       * `people.signInWithPasskey` a passkey.
       */
      SECOND_FACTOR_REQUIRED: {
        status: 401,
        message: 'Please complete the second step.',
        data: z.object({ challenge: z.string(), factors: z.array(z.enum(FACTORS)) }),
      },
      /** Only said to whoever knows the password: anybody else could ask who has an account. */
      DEACTIVATED: { status: 403, message: 'This account has been deactivated. Please contact us.' },
    }),

  signOut: operation({
    access: 'signed-in',
    method: 'POST',
    path: '/people/sign-out',
    idempotent: false,
    summary: 'End this session',
    changes: ['people', 'shipments', 'notifications', 'quotes'],
  }).output(
    z.object({
      /** After a session by single sign-on, the issuer's address that ends the session there as well. */
      continue_at: z.url().nullable(),
    }),
  ),

  signInMethods: operation({
    access: 'anyone',
    method: 'GET',
    path: '/people/sign-in-methods',
    summary: 'How one can sign in here besides e-mail address and password',
  }).output(z.object({ single_sign_on: z.boolean() })),

  session: operation({
    access: 'anyone',
    method: 'GET',
    path: '/people/session',
    exemptsOwn: true,
    summary: 'Who is signed in, null for a visitor; prolongs a session that is about to end',
  }).output(Session.nullable()),

  requestPasswordReset: operation({
    access: 'anyone',
    method: 'POST',
    path: '/people/password-reset-request',
    summary: 'Mail a reset link, if the address has an account; the answer does not tell',
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
    .output(NOTHING)
    .errors({
      LINK_EXPIRED: {
        status: 410,
        message: 'This link has expired or was used before. Please ask for a new one.',
      },
      /** The second factor may be another person's than whoever reads the mails of the address. */
      EMAIL_NOT_VERIFIED: {
        status: 409,
        message:
          'This password can’t be reset by e-mail: the account has two-step sign-in, and its address was never verified. Please contact us.',
      },
    }),

  profile: operation({
    access: 'signed-in',
    method: 'GET',
    path: '/people/profile',
    summary: 'One’s own name, company and e-mail address',
  }).output(Profile),

  resendVerification: operation({
    access: 'signed-in',
    method: 'POST',
    path: '/people/verification-mail',
    summary: 'Mail the link that verifies one’s own e-mail address once more; none when it is verified',
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
    summary: 'Change one’s own name and company',
    changes: ['people', 'shipments', 'fleet', 'tracking.details', 'invoices'],
    limit: { calls: 60, minutes: 60 },
  })
    .input(ProfileChange)
    .output(Profile),

  changePassword: operation({
    access: 'signed-in',
    method: 'POST',
    path: '/people/password',
    summary: 'Set a new password with the current one; ends all other sessions and tells by mail',
    changes: ['people.sessions'],
    limit: { calls: 10, minutes: 60 },
  })
    .input(PasswordChange)
    .output(Ended)
    .errors({
      WRONG_PASSWORD: { status: 409, message: 'This is not your current password.' },
      SAME_PASSWORD: { status: 409, message: 'This is your current password. Please choose another.' },
    }),

  sessions: operation({
    access: 'signed-in',
    method: 'GET',
    path: '/people/sessions',
    summary: 'Where one is signed in, this session first, then the last seen: at most 50',
  }).output(
    z.object({
      sessions: z.array(SessionRow),
      /** How many there are beside the listed ones. */
      more: z.number().int(),
    }),
  ),

  endSession: operation({
    access: 'signed-in',
    method: 'POST',
    path: '/people/sessions/{id}/end',
    summary: 'End one of one’s own sessions',
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
    summary: 'End all of one’s own sessions but the one that asks',
    changes: ['people.sessions'],
    limit: { calls: 30, minutes: 60 },
  }).output(Ended),

  clients: operation({
    access: 'staff',
    method: 'GET',
    path: '/people/clients',
    summary: 'The customers whose name, company or e-mail holds every word asked for; at most 10',
  })
    .input(z.object({ q: z.string().trim().min(1).max(100) }))
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
      /** Of an admin. */
      REAUTHENTICATE,
      UNAUTHORIZED: { status: 401, message: 'Your session has ended. Please sign in again.' },
      NOT_ALLOWED: {
        status: 403,
        message: 'Failed to create admin account. Please try again.',
        data: z.object({ reason: z.string() }),
      },
      EMAIL_TAKEN: { status: 409, message: 'An account with this e-mail address exists already.' },
    }),
};
