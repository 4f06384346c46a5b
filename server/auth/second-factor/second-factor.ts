import { isStaff } from '#domain/people/role.ts';
import { operations } from '../operations.ts';
import { countPasskeysOf } from '../passkeys/passkeys-table.ts';
import { sessionFromCookie } from '../sessions/session-from-cookie.ts';
import { countRecoveryCodes } from './recovery-codes-table.ts';
import { secondFactorSince } from './second-factors-table.ts';

export const secondFactor = operations.secondFactor.handler(async ({ context }) => {
  const { db } = context.database;
  const { profile, email_verified } = await sessionFromCookie(context);
  const since = await secondFactorSince(db, profile.user_id);
  const passkeys = await countPasskeysOf(db, profile.user_id);
  return {
    since,
    passkeys,
    recovery_codes_left: since || passkeys > 0 ? await countRecoveryCodes(db, profile.user_id) : 0,
    email_verified,
    demanded: context.settings.staffSecondFactor && isStaff(profile.role),
  };
});
