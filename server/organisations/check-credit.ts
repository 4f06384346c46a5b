import { lacksCreditReason } from '#domain/organisations/credit.ts';
import type { Transaction } from '../database/pool/connection.ts';
import { findOrganisation } from './organisations-table.ts';

/**
 * Refuses to book for an organisation on hold without a reason. Returns what the history records: the reason, if there had
 * to be one.
 */
export async function checkCredit(
  transaction: Transaction,
  organisation_id: string | null,
  reason: string | undefined,
  errors: { CREDIT_HOLD: () => Error },
): Promise<{ credit_status?: 'hold'; credit_reason?: string }> {
  const organisation = organisation_id ? await findOrganisation(transaction, organisation_id) : undefined;
  if (organisation?.credit_status !== 'hold') return {};
  if (lacksCreditReason(organisation.credit_status, reason)) throw errors.CREDIT_HOLD();
  return { credit_status: 'hold', ...(reason && { credit_reason: reason }) };
}
