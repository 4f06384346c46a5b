import { lacksCreditReason } from '#domain/organisations/credit.ts';
import type { Transaction } from '../database/pool/connection.ts';
import { findOrganisation, type OrganisationRecord } from './organisations-table.ts';

interface Refusals {
  CREDIT_HOLD: () => Error;
}

/** What the history records of a booking for an organisation on hold: the reason, if there had to be one. */
type CreditRecorded = {
  credit_status?: 'hold';
  credit_reason?: string;
};

/** Refuses to book for an organisation on hold without a reason. */
export async function checkCredit(
  transaction: Transaction,
  organisation_id: string | null,
  reason: string | undefined,
  errors: Refusals,
): Promise<CreditRecorded> {
  const organisation = organisation_id ? await findOrganisation(transaction, organisation_id) : undefined;
  return checkCreditOf(organisation, reason, errors);
}

/** The same for one that has been read. */
export function checkCreditOf(
  organisation: Pick<OrganisationRecord, 'credit_status'> | undefined,
  reason: string | undefined,
  errors: Refusals,
): CreditRecorded {
  if (organisation?.credit_status !== 'hold') return {};
  if (lacksCreditReason(organisation.credit_status, reason)) throw errors.CREDIT_HOLD();
  return { credit_status: 'hold', ...(reason && { credit_reason: reason }) };
}
