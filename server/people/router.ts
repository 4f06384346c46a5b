import type { AreaHandlers } from '../api/area-handlers.ts';
import { changePassword } from '../auth/credentials/change-password.ts';
import { requestPasswordReset } from '../auth/credentials/request-password-reset.ts';
import { resetPassword } from '../auth/credentials/reset-password.ts';
import { addPasskey } from '../auth/passkeys/add.ts';
import { beginPasskeyReauthentication } from '../auth/passkeys/begin-reauthentication.ts';
import { beginPasskeyRegistration } from '../auth/passkeys/begin-registration.ts';
import { beginPasskeySignIn } from '../auth/passkeys/begin-sign-in.ts';
import { passkeys } from '../auth/passkeys/list.ts';
import { reauthenticateWithPasskey } from '../auth/passkeys/reauthenticate.ts';
import { removePasskey } from '../auth/passkeys/remove.ts';
import { signInWithPasskey } from '../auth/passkeys/sign-in.ts';
import { beginSecondFactor } from '../auth/second-factor/begin.ts';
import { confirmSecondFactor } from '../auth/second-factor/confirm.ts';
import { confirmSignIn } from '../auth/second-factor/confirm-sign-in.ts';
import { reauthenticate } from '../auth/second-factor/reauthenticate.ts';
import { renewRecoveryCodes } from '../auth/second-factor/renew-recovery-codes.ts';
import { resetSecondFactor } from '../auth/second-factor/reset.ts';
import { secondFactor } from '../auth/second-factor/second-factor.ts';
import { turnOffSecondFactor } from '../auth/second-factor/turn-off.ts';
import { endOtherSessions } from '../auth/sessions/end-other-sessions.ts';
import { endSession } from '../auth/sessions/end-session.ts';
import { endSessionsOf } from '../auth/sessions/end-sessions-of.ts';
import { sessions } from '../auth/sessions/list.ts';
import { session } from '../auth/sessions/session.ts';
import { createAdmin } from '../auth/sign-in/create-admin.ts';
import { signIn } from '../auth/sign-in/sign-in.ts';
import { signInMethods } from '../auth/sign-in/sign-in-methods.ts';
import { signIns } from '../auth/sign-in/sign-ins.ts';
import { signOut } from '../auth/sign-in/sign-out.ts';
import { signUp } from '../auth/sign-in/sign-up.ts';
import { confirmEmailChange } from '../auth/verification/confirm-email-change.ts';
import { requestEmailChange } from '../auth/verification/request-email-change.ts';
import { resendVerification } from '../auth/verification/resend-verification.ts';
import { changeProfile } from './change-profile.ts';
import { changeRole } from './change-role.ts';
import { clients } from './clients.ts';
import { deactivate } from './deactivate.ts';
import { find } from './find.ts';
import { invite } from './invite.ts';
import { list } from './list.ts';
import { profile } from './profile.ts';
import { reactivate } from './reactivate.ts';
import { setBranches } from './set-branches.ts';

export const people: AreaHandlers<'people'> = {
  list,
  find,
  signIns,
  changeRole,
  setBranches,
  invite,
  deactivate,
  reactivate,
  signUp,
  signIn,
  signOut,
  signInMethods,
  session,
  requestPasswordReset,
  resetPassword,
  profile,
  resendVerification,
  changeProfile,
  changePassword,
  requestEmailChange,
  confirmEmailChange,
  sessions,
  endSession,
  endSessionsOf,
  endOtherSessions,
  clients,
  createAdmin,
  confirmSignIn,
  reauthenticate,
  passkeys,
  beginPasskeyRegistration,
  addPasskey,
  removePasskey,
  beginPasskeySignIn,
  signInWithPasskey,
  beginPasskeyReauthentication,
  reauthenticateWithPasskey,
  secondFactor,
  beginSecondFactor,
  confirmSecondFactor,
  renewRecoveryCodes,
  turnOffSecondFactor,
  resetSecondFactor,
};
