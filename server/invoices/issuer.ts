import { company } from '#content/company.ts';
import type { InvoiceIssuer } from '#domain/invoices/invoice-content.ts';
import { findSenderAddress } from '../branches/branches-table.ts';
import type { Connection } from '../database/pool/connection.ts';
import { findPricingEntity } from '../legal-entities/legal-entities-table.ts';

/** The issuer of invoices that stored none. */
export const COMPANY_ISSUER: InvoiceIssuer = {
  legal_name: company.legal_name,
  address: company.address,
  vat_id: null,
};

/**
 * The legal entity that would offer the shipment, at the address of its branch (decision 0109), with the prefix of its
 * invoices; undefined without a series.
 */
export async function findIssuer(
  connection: Connection,
  branch_id: string | null,
): Promise<{ issuer: InvoiceIssuer; prefix?: string | undefined }> {
  const entity = await findPricingEntity(connection, branch_id);
  if (!entity) return { issuer: COMPANY_ISSUER };
  const address = branch_id ? await findSenderAddress(connection, branch_id) : company.address;
  return {
    issuer: { legal_name: entity.name, address, vat_id: entity.vat_id || null },
    prefix: entity.number_series.find(({ kind }) => kind === 'invoice')?.prefix,
  };
}
