import { PASSKEYS_PER_ACCOUNT } from '#domain/passkeys/passkey.ts';
import { deviceOf } from '#domain/people/device.ts';
import { signedIn } from '../../api/call-context.ts';
import { writeAudit } from '../../audit/audit-log-table.ts';
import { postMail } from '../../mail/outbox.ts';
import { operations } from '../operations.ts';
import { applyFactorChange } from '../second-factor/apply-factor-change.ts';
import { factorsOf } from '../second-factor/factors-of.ts';
import { makeRecoveryCodes } from '../second-factor/recovery-codes.ts';
import { replaceRecoveryCodes } from '../second-factor/recovery-codes-table.ts';
import { lockSession } from '../sessions/lock-session.ts';
import { deleteOtherSessionsOf } from '../sessions/sessions-table.ts';
import { userAgentOf } from '../sessions/user-agent.ts';
import { passkeyAddedMail } from './passkey-mails.ts';
import { passkeyRow } from './passkey-row.ts';
import { countPasskeysOf, insertPasskey } from './passkeys-table.ts';
import { insertSpentChallenge } from './spent-challenges-table.ts';
import { verifyRegistration } from './verify-registration.ts';

/**
 * Adds a passkey. The account’s first factor also ends sessions opened without it and creates recovery codes.
 */
export const addPasskey = operations.addPasskey.handler(async ({ input, context, errors }) => {
  const { user_id, full_name, email, email_verified } = signedIn(context);
  const { database, settings } = context;
  // Before the transaction: verification and hashing must not hold a database connection.
  const verified = async () => {
    if (!email_verified) throw errors.EMAIL_NOT_VERIFIED();
    const registration = await verifyRegistration(context, user_id, input.credential);
    if (typeof registration === 'string') throw errors[registration]();
    const had = await factorsOf(database.db, user_id);
    return {
      registration,
      codes: had.length > 0 ? null : await makeRecoveryCodes(context.accounts.passwords.cost),
    };
  };
  return context.writeAfter(verified, async (transaction, { registration, codes }) => {
    const session = await lockSession(transaction, context);
    if (!(await insertSpentChallenge(transaction, registration.challenge))) throw errors.CHALLENGE_EXPIRED();
    if ((await countPasskeysOf(transaction, user_id)) >= PASSKEYS_PER_ACCOUNT)
      throw errors.TOO_MANY_PASSKEYS();
    const isFirst = (await factorsOf(transaction, user_id)).length === 0;
    const passkey = await insertPasskey(transaction, {
      ...registration.credential,
      user_id,
      name: deviceOf(userAgentOf(context.requestHeaders)),
      created_at: context.now(),
    });
    if (!passkey) throw errors.PASSKEY_REFUSED();
    const { name } = passkey;
    if (isFirst && codes) await replaceRecoveryCodes(transaction, user_id, codes);
    const ended = isFirst ? await deleteOtherSessionsOf(transaction, user_id, session.id) : 0;
    await context.accounts.trustedBrowsers.renew(transaction, context, user_id);
    await writeAudit(transaction, {
      actor_id: user_id,
      action: 'people.addPasskey',
      subject_type: 'person',
      subject_id: user_id,
      detail: { passkey: name, ended },
    });
    const recipient = { name: full_name, email };
    await postMail(transaction, context, passkeyAddedMail(recipient, { passkey: name }, settings.publicUrl));
    await applyFactorChange(transaction, context, user_id);
    return { passkey: passkeyRow(passkey), recovery_codes: isFirst && codes ? codes.codes : null, ended };
  });
});
