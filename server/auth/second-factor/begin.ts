import { signedIn } from '../../api/call-context.ts';
import { operations } from '../operations.ts';
import { newAuthenticatorKey, shownKey } from './authenticator.ts';
import { beginSecondFactor as storeKey } from './second-factors-table.ts';

/** Starts the set-up. Starting again replaces a key that was not confirmed yet. */
export const beginSecondFactor = operations.beginSecondFactor.handler(async ({ context, errors }) => {
  const { user_id, email, email_verified } = signedIn(context);
  if (!email_verified) throw errors.EMAIL_NOT_VERIFIED();
  const key = newAuthenticatorKey();
  const begun = await storeKey(context.database.db, {
    user_id,
    sealed_key: context.encryption.encrypt(key, user_id),
    created_at: context.now(),
  });
  if (!begun) throw errors.ALREADY_ON();
  return shownKey(key, email);
});
