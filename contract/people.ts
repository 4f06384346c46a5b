import * as z from 'zod';
import { AdminSignUp, PasswordReset, PasswordResetRequest, SignIn, SignUp } from '#domain/people/account.ts';
import { Session } from '#domain/people/person.ts';
import { operation } from './operation.ts';

const NOTHING = z.object({});

export const people = {
  signUp: operation({
    access: 'anyone',
    method: 'POST',
    path: '/people/sign-up',
    summary: 'Create a customer account and mail the verification link',
    status: 201,
  })
    .input(SignUp)
    .output(NOTHING),

  signIn: operation({
    access: 'anyone',
    method: 'POST',
    path: '/people/sign-in',
    summary: 'Sign in; the session travels in an HttpOnly cookie',
    changes: ['people', 'shipments', 'notifications', 'quotes'],
  })
    .input(SignIn)
    .output(Session)
    .errors({
      INVALID_CREDENTIALS: { status: 401, message: 'The e-mail address or the password is not right.' },
    }),

  signOut: operation({
    access: 'signed-in',
    method: 'POST',
    path: '/people/sign-out',
    summary: 'End this session',
    changes: ['people', 'shipments', 'notifications', 'quotes'],
  }).output(NOTHING),

  session: operation({
    access: 'anyone',
    method: 'GET',
    path: '/people/session',
    summary: 'Who is signed in, null for a visitor; prolongs a session that is about to end',
  }).output(Session.nullable()),

  requestPasswordReset: operation({
    access: 'anyone',
    method: 'POST',
    path: '/people/password-reset-request',
    summary: 'Mail a reset link, if the address has an account; the answer does not tell',
    status: 202,
  })
    .input(PasswordResetRequest)
    .output(NOTHING),

  resetPassword: operation({
    access: 'anyone',
    method: 'POST',
    path: '/people/password-reset',
    summary: 'Set a new password with the token of a reset link; ends all sessions of the account',
  })
    .input(PasswordReset)
    .output(NOTHING)
    .errors({
      LINK_EXPIRED: {
        status: 410,
        message: 'This link has expired or was used before. Please ask for a new one.',
      },
    }),

  createAdmin: operation({
    access: 'anyone',
    method: 'POST',
    path: '/people/create-admin',
    summary: 'Create an admin account: on the first run, by an admin, or with the setup code',
    status: 201,
  })
    .input(AdminSignUp)
    .output(NOTHING)
    .errors({
      NOT_ALLOWED: {
        status: 403,
        message: 'Failed to create admin account. Please try again.',
        data: z.object({ reason: z.string() }),
      },
      EMAIL_TAKEN: { status: 409, message: 'An account with this e-mail address exists already.' },
    }),
};
