import { creditNotePrefix } from '#domain/invoices/invoice-number.ts';
import type { Connection } from '../../database/pool/connection.ts';
import { findPricingEntity } from '../../legal-entities/legal-entities-table.ts';

/** The prefix of the credit notes of the legal entity that invoices the branch’s shipments (decision 0132). */
export async function findCreditNotePrefix(
  connection: Connection,
  branch_id: string | null,
): Promise<string> {
  const series = (await findPricingEntity(connection, branch_id))?.number_series ?? [];
  const prefixOf = (kind: 'invoice' | 'credit_note') => series.find((each) => each.kind === kind)?.prefix;
  return prefixOf('credit_note') ?? creditNotePrefix(prefixOf('invoice'));
}
