import { networkAround } from '#domain/people/network.ts';
import { allowancesOf, waitMs, windowStart } from '#domain/second-factor/attempts.ts';
import { digitsOf } from '#domain/second-factor/code.ts';
import { readRecoveryCode } from '#domain/second-factor/recovery-code.ts';
import { writeAudit } from '../../audit/audit-log-table.ts';
import type { Transaction } from '../../database/pool/connection.ts';
import { postMail } from '../../mail/outbox.ts';
import { findProfile } from '../../people/profiles-table.ts';
import type { AuthContext } from '../operations.ts';
import { stepOf } from './authenticator.ts';
import { countFailure, findFailures, resetFailures } from './code-failures-table.ts';
import { openKey } from './open-key.ts';
import { hashRecoveryCode } from './recovery-codes.ts';
import { countRecoveryCodes, findSalt, takeRecoveryCode } from './recovery-codes-table.ts';
import { codesGuessedMail, recoveryCodeUsedMail } from './second-factor-mails.ts';
import { lockSecondFactor, type SecondFactor, setLastStep } from './second-factors-table.ts';

type Acceptance =
  | { accepted: true }
  | { accepted: false; because: 'wrong' }
  /** App codes are rejected for this long; recovery codes still work. */
  | { accepted: false; because: 'too_many'; wait_ms: number };

const WRONG = { accepted: false, because: 'wrong' } as const;

/**
 * Whether the input is one of the person’s codes, currently valid and unused. Uses it up, or counts the
 * failure, within the transaction. Also 'wrong' for a person without a second factor.
 */
export async function acceptCode(
  transaction: Transaction,
  context: AuthContext,
  { user_id, typed }: { user_id: string; typed: string },
): Promise<Acceptance> {
  const digits = digitsOf(typed);
  // Accounts whose only factor is a passkey have recovery codes too.
  if (digits === null) return takeRecovery(transaction, context, user_id, typed);
  const factor = await lockSecondFactor(transaction, user_id);
  return factor?.confirmed_at ? takeDigits(transaction, context, factor, digits) : WRONG;
}

/** Three of a million codes are valid at a time, which is secure only with a strict limit on attempts. */
async function takeDigits(
  transaction: Transaction,
  context: AuthContext,
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
    // Resets only the short window, not the hourly one.
    if (allowances[0]) await resetFailures(transaction, user_id, allowances[0].name);
    return { accepted: true };
  }
  for (const allowance of allowances) {
    const window = windowStart(allowance, now);
    const failures = await countFailure(transaction, user_id, allowance.name, { now, window });
    if (failures === allowance.failures) await reportGuessing(transaction, context, user_id);
  }
  return WRONG;
}

/** Recovery codes are too long to guess, so they work even when the limit on app codes is used up. */
async function takeRecovery(
  transaction: Transaction,
  context: AuthContext,
  user_id: string,
  typed: string,
): Promise<Acceptance> {
  const code = readRecoveryCode(typed);
  const salt = code && (await findSalt(transaction, user_id));
  if (!code || !salt) return WRONG;
  const hash = await hashRecoveryCode(code, salt, context.accounts.passwords.cost);
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

/** Called once per window. */
async function reportGuessing(
  transaction: Transaction,
  context: AuthContext,
  user_id: string,
): Promise<void> {
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
