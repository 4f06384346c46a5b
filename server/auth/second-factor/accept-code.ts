import { networkAround } from '#domain/people/network.ts';
import { allowancesOf, waitMs, windowStart } from '#domain/second-factor/attempts.ts';
import { digitsOf } from '#domain/second-factor/code.ts';
import { readRecoveryCode } from '#domain/second-factor/recovery-code.ts';
import type { CallContext } from '../../api/call-context.ts';
import { writeAudit } from '../../audit/audit-log-table.ts';
import type { Transaction } from '../../database/pool/connection.ts';
import { postMail } from '../../mail/outbox.ts';
import { findProfile } from '../../people/profiles-table.ts';
import { stepOf } from './authenticator.ts';
import { countFailure, findFailures, forgetFailures } from './code-failures-table.ts';
import { openKey } from './open-key.ts';
import { hashRecoveryCode } from './recovery-codes.ts';
import { countRecoveryCodes, findSalt, takeRecoveryCode } from './recovery-codes-table.ts';
import { codesGuessedMail, recoveryCodeUsedMail } from './second-factor-mails.ts';
import { lockSecondFactor, type SecondFactor, setLastStep } from './second-factors-table.ts';

export type Acceptance =
  | { accepted: true }
  | { accepted: false; because: 'wrong' }
  /** No app's codes are looked at for so long; recovery codes are. */
  | { accepted: false; because: 'too_many'; wait_ms: number };

const WRONG = { accepted: false, because: 'wrong' } as const;

/**
 * Whether what was typed is a code of the person's, good now and not used before; using it up, or counting the
 * failure, in the transaction. Wrong for whoever has no factor.
 */
export async function acceptCode(
  transaction: Transaction,
  context: CallContext,
  { user_id, typed }: { user_id: string; typed: string },
): Promise<Acceptance> {
  const digits = digitsOf(typed);
  // Accounts whose only factor is a passkey have recovery codes as well.
  if (digits === null) return takeRecovery(transaction, context, user_id, typed);
  const factor = await lockSecondFactor(transaction, user_id);
  return factor?.confirmed_at ? takeDigits(transaction, context, factor, digits) : WRONG;
}

/** Of a million codes three are good: that is few only while few are tried. */
async function takeDigits(
  transaction: Transaction,
  context: CallContext,
  factor: SecondFactor,
  digits: string,
): Promise<Acceptance> {
  const { user_id } = factor;
  const now = context.now();
  const isTrusted = await context.accounts.trustedBrowsers.has(transaction, { user_id }, context);
  const allowances = allowancesOf({ isTrusted });
  const counted = await findFailures(transaction, user_id);
  const wait_ms = Math.max(
    ...allowances.map((allowance) => waitMs(counted.get(allowance.name), allowance, now)),
  );
  if (wait_ms > 0) return { accepted: false, because: 'too_many', wait_ms };

  const key = openKey(context, factor);
  const step = key && stepOf(key, digits, now);
  if (step !== null && step > factor.last_step) {
    await setLastStep(transaction, user_id, step);
    // The last minutes are forgiven, not the hour.
    if (allowances[0]) await forgetFailures(transaction, user_id, allowances[0].name);
    return { accepted: true };
  }
  for (const allowance of allowances) {
    const window = windowStart(allowance, now);
    const failures = await countFailure(transaction, user_id, allowance.name, { now, window });
    if (failures === allowance.failures) await warn(transaction, context, user_id);
  }
  return WRONG;
}

/** Too long to be guessed, so that they open also where others have used up all attempts. */
async function takeRecovery(
  transaction: Transaction,
  context: CallContext,
  user_id: string,
  typed: string,
): Promise<Acceptance> {
  const code = readRecoveryCode(typed);
  const salt = code && (await findSalt(transaction, user_id));
  if (!code || !salt) return WRONG;
  const hash = await hashRecoveryCode(code, salt);
  if (!(await takeRecoveryCode(transaction, { user_id, hash, now: context.now() }))) return WRONG;
  const left = await countRecoveryCodes(transaction, user_id);
  await writeAudit(transaction, {
    actor_id: user_id,
    action: 'people.useRecoveryCode',
    subject_type: 'person',
    subject_id: user_id,
    detail: { left },
  });
  const recipient = await findRecipient(transaction, user_id);
  if (recipient)
    await postMail(
      transaction,
      context,
      recoveryCodeUsedMail(recipient, { left }, context.settings.publicUrl),
    );
  return { accepted: true };
}

/** Told once per window. */
async function warn(transaction: Transaction, context: CallContext, user_id: string): Promise<void> {
  await writeAudit(transaction, {
    actor_id: null,
    action: 'people.refuseCodes',
    subject_type: 'person',
    subject_id: user_id,
    detail: { network: networkAround(context.address) },
  });
  const recipient = await findRecipient(transaction, user_id);
  if (recipient)
    await postMail(transaction, context, codesGuessedMail(recipient, context.settings.publicUrl));
}

async function findRecipient(transaction: Transaction, user_id: string) {
  const profile = await findProfile(transaction, user_id);
  return profile && { name: profile.full_name, email: profile.email };
}
