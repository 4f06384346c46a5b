import { company, type Office, offices } from '#content/company.ts';
import { accountsFor, type BankAccount } from '#domain/branches/bank-account.ts';
import { senderAddressLines } from '#domain/branches/sender-address.ts';
import type { DocumentIssuer } from '#domain/documents/document-data.ts';
import type { InvoiceIssuer } from '#domain/invoices/invoice-content.ts';
import { creditNotePrefix, INVOICE_PREFIX } from '#domain/invoices/invoice-number.ts';
import { vatRule } from '#domain/vat/vat-rule.ts';
import type { VatTreatment } from '#domain/vat/vat-treatment.ts';
import type { branches } from '#server/branches/branches-table.ts';
import type { legalEntities } from '#server/legal-entities/legal-entities-table.ts';

const FOUNDED = new Date('2001-03-12T09:00:00Z');
const idOf = (order: number) => `00e6f4a1-0000-7000-8000-${String(order).padStart(12, '0')}`;
const [INC, BV, PTE] = [idOf(1), idOf(2), idOf(3)];

/**
 * A company in each country of the branches, two in dollars and one in euros. VAT ids fail their checksums, no agent has an IATA code with 00, and no bank has the code of the IBAN, so
 * they belong to nobody.
 */
export const legalEntityRows: (typeof legalEntities.$inferSelect)[] = [
  {
    id: INC,
    name: 'Groundswell Logistics, Inc.',
    vat_id: '',
    base_currency: 'USD',
    margin_floor: 10,
    number_series: [
      { kind: 'invoice', prefix: 'INV' },
      { kind: 'credit_note', prefix: 'CN' },
    ],
    vat: null,
    bank_accounts: [
      {
        ...account('Groundswell Logistics, Inc.', 'Example Bank', '000123456789'),
        // No bank has it: such numbers begin with 00 to 12, 21 to 32, 61 to 72 or 80.
        routing_number: '991234561',
      },
    ],
    phone: '',
    email: '',
    created_at: FOUNDED,
    updated_at: FOUNDED,
  },
  {
    id: BV,
    name: 'Groundswell Logistics B.V.',
    vat_id: 'NL000000000B00',
    base_currency: 'EUR',
    margin_floor: 10,
    number_series: [
      { kind: 'invoice', prefix: 'INV-NL' },
      { kind: 'credit_note', prefix: 'CN-NL' },
    ],
    vat: {
      country: 'NL',
      domestic: { category: 'S', rate: 21, note: '' },
      cross_border: { category: 'Z', rate: 0, note: 'International transport of goods' },
    },
    bank_accounts: [account('Groundswell Logistics B.V.', 'Voorbeeldbank', 'NL64XXXX0123456789')],
    phone: officeIn('Rotterdam').phone,
    email: officeIn('Rotterdam').email,
    created_at: FOUNDED,
    updated_at: FOUNDED,
  },
  {
    id: PTE,
    name: 'Groundswell Logistics Pte. Ltd.',
    vat_id: '',
    base_currency: 'USD',
    margin_floor: 10,
    number_series: [
      { kind: 'invoice', prefix: 'INV-SG' },
      { kind: 'credit_note', prefix: 'CN-SG' },
    ],
    vat: null,
    bank_accounts: [account('Groundswell Logistics Pte. Ltd.', 'Contoh Bank', '000987654321')],
    phone: officeIn('Singapore').phone,
    email: officeIn('Singapore').email,
    created_at: FOUNDED,
    updated_at: FOUNDED,
  },
];

/** Three of the company's offices. */
export const branchRows: (typeof branches.$inferSelect)[] = [
  branch('LAX', 'Los Angeles', 'US', INC, '00-0 0011/0000'),
  branch('RTM', 'Rotterdam', 'NL', BV, '00-0 0012/0000'),
  branch('SIN', 'Singapore', 'SG', PTE, '00-0 0013/0000'),
].map((row, order) => ({ ...row, id: idOf(11 + order) }));

/** The prefix of the invoices of a branch's legal entity. */
export function invoicePrefixOf(branch_id: string | null): string {
  return entityOf(branch_id)?.number_series.find(({ kind }) => kind === 'invoice')?.prefix ?? INVOICE_PREFIX;
}

/** The prefix of its credit notes. */
export function creditNotePrefixOf(branch_id: string | null): string {
  const series = entityOf(branch_id)?.number_series.find(({ kind }) => kind === 'credit_note');
  return series?.prefix ?? creditNotePrefix(undefined);
}

/** The legal entity of the branch as it stands on documents. Null for shipments without a branch. */
export function documentIssuerOf(branch_id: string | null): DocumentIssuer | null {
  const branch = branchRows.find(({ id }) => id === branch_id);
  const entity = entityOf(branch_id);
  if (!branch || !entity) return null;
  return {
    legal_name: entity.name,
    address: senderAddressLines(branch),
    phone: entity.phone || company.phone,
    email: entity.email || company.general_email,
  };
}

/** The same as it stands on invoices in a currency. */
export function invoiceIssuerOf(branch_id: string | null, currency: string): InvoiceIssuer | null {
  const issuer = documentIssuerOf(branch_id);
  const entity = entityOf(branch_id);
  if (!issuer || !entity) return null;
  return {
    ...issuer,
    vat_id: entity.vat_id || null,
    bank_accounts: accountsFor(entity.bank_accounts, currency),
  };
}

/** How the charges of a shipment are taxed; null states no VAT. */
export function vatRuleOf(shipment: {
  branch_id: string | null;
  origin_country: string;
  destination_country: string;
}): VatTreatment | null {
  return vatRule({ entity: entityOf(shipment.branch_id)?.vat ?? null, company: null, shipment });
}

/** The branch as cargo agent on air waybills. */
export function agentOf(branch_id: string | null) {
  const branch = branchRows.find(({ id }) => id === branch_id);
  const entity = entityOf(branch_id);
  if (!branch || !entity) return null;
  const { city, iata_code } = branch;
  return { name: entity.name, city, iata_code, currency: entity.base_currency };
}

function entityOf(branch_id: string | null) {
  const entity_id = branchRows.find(({ id }) => id === branch_id)?.legal_entity_id;
  return legalEntityRows.find(({ id }) => id === entity_id);
}

function account(holder: string, bank: string, number: string): BankAccount {
  return { holder, bank, account: number, routing_number: '', bic: '', currency: null };
}

function officeIn(city: string): Office {
  return offices.find((office) => office.city === city) as Office;
}

function branch(code: string, city: string, country: string, legal_entity_id: string, iata_code: string) {
  const { address, time_zone, latitude, longitude } = officeIn(city);
  return {
    code,
    name: city,
    city,
    country,
    time_zone,
    sender_address: address.join('\n'),
    iata_code,
    latitude,
    longitude,
    legal_entity_id,
    created_at: FOUNDED,
    updated_at: FOUNDED,
  };
}
