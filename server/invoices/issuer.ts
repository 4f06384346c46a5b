import { company } from '#content/company.ts';
import type { Invoice } from '#contract/invoices/invoice-records.ts';
import type { BankAccount } from '#domain/branches/bank-account.ts';
import type { InvoiceIssuer, StoredAccount } from '#domain/invoices/invoice-content.ts';
import { findSenderAddress } from '../branches/branches-table.ts';
import type { Connection } from '../database/pool/connection.ts';
import { findPricingEntity } from '../legal-entities/legal-entities-table.ts';

const COMPANY_ISSUER: InvoiceIssuer = {
  legal_name: company.legal_name,
  address: company.address,
  vat_id: null,
};

interface Issuer {
  issuer: InvoiceIssuer;
  bank_accounts: readonly BankAccount[];
  /** Of its invoices; undefined without a series. */
  prefix?: string | undefined;
  /** Undefined without legal entities. */
  base_currency?: string | undefined;
}

/** The legal entity that would offer the shipment, at the address of its branch (decision 0109). */
export async function findIssuer(connection: Connection, branch_id: string | null): Promise<Issuer> {
  const entity = await findPricingEntity(connection, branch_id);
  if (!entity) return { issuer: COMPANY_ISSUER, bank_accounts: [] };
  const address = branch_id ? await findSenderAddress(connection, branch_id) : company.address;
  return {
    issuer: {
      legal_name: entity.name,
      address,
      vat_id: entity.vat_id || null,
      phone: entity.phone || company.phone,
      email: entity.email || company.general_email,
    },
    bank_accounts: entity.bank_accounts,
    base_currency: entity.base_currency,
    prefix: entity.number_series.find(({ kind }) => kind === 'invoice')?.prefix,
  };
}

/** The stored issuer; what invoices of earlier versions did not store is the company's. */
export function presentIssuer(stored: InvoiceIssuer | null): Invoice['issuer'] {
  const {
    legal_name,
    address,
    vat_id,
    phone = company.phone,
    email = company.general_email,
    bank_accounts = [],
  } = stored ?? COMPANY_ISSUER;
  return {
    legal_name,
    address: [...address],
    vat_id,
    phone,
    email,
    bank_accounts: bank_accounts.map(presentAccount),
  };
}

/** Accounts that were stored by earlier versions have no routing number. */
function presentAccount({ routing_number = '', ...account }: StoredAccount): BankAccount {
  return { ...account, routing_number };
}
