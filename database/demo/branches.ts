import { type Office, offices } from '#content/company.ts';
import { senderAddressLines } from '#domain/branches/sender-address.ts';
import type { InvoiceIssuer } from '#domain/invoices/invoice-content.ts';
import { INVOICE_PREFIX } from '#domain/invoices/invoice-number.ts';
import type { branches } from '#server/branches/branches-table.ts';
import type { legalEntities } from '#server/legal-entities/legal-entities-table.ts';

const FOUNDED = new Date('2001-03-12T09:00:00Z');
const idOf = (order: number) => `00e6f4a1-0000-7000-8000-${String(order).padStart(12, '0')}`;
const [INC, BV] = [idOf(1), idOf(2)];

/** Two companies, one in dollars and one in euros. VAT ids fail their checksums, so they belong to nobody. */
export const legalEntityRows: (typeof legalEntities.$inferSelect)[] = [
  {
    id: INC,
    name: 'Groundswell Logistics, Inc.',
    vat_id: '',
    base_currency: 'USD',
    margin_floor: 10,
    number_series: [{ kind: 'invoice', prefix: 'INV' }],
    vat: null,
    bank_accounts: [],
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
    number_series: [{ kind: 'invoice', prefix: 'INV-NL' }],
    vat: null,
    bank_accounts: [],
    phone: '',
    email: '',
    created_at: FOUNDED,
    updated_at: FOUNDED,
  },
];

/** Three of the company's offices. */
export const branchRows: (typeof branches.$inferSelect)[] = [
  branch('LAX', 'Los Angeles', 'US', INC),
  branch('RTM', 'Rotterdam', 'NL', BV),
  branch('SIN', 'Singapore', 'SG', INC),
].map((row, order) => ({ ...row, id: idOf(11 + order) }));

/** The prefix of the invoices of a branch's legal entity. */
export function invoicePrefixOf(branch_id: string | null): string {
  return entityOf(branch_id)?.number_series.find(({ kind }) => kind === 'invoice')?.prefix ?? INVOICE_PREFIX;
}

/** The legal entity of the branch as it stands on invoices. Null for shipments without a branch. */
export function invoiceIssuerOf(branch_id: string | null): InvoiceIssuer | null {
  const branch = branchRows.find(({ id }) => id === branch_id);
  const entity = entityOf(branch_id);
  return branch && entity
    ? { legal_name: entity.name, address: senderAddressLines(branch), vat_id: entity.vat_id || null }
    : null;
}

function entityOf(branch_id: string | null) {
  const entity_id = branchRows.find(({ id }) => id === branch_id)?.legal_entity_id;
  return legalEntityRows.find(({ id }) => id === entity_id);
}

function branch(code: string, city: string, country: string, legal_entity_id: string) {
  const { address, time_zone, latitude, longitude } = offices.find(
    (office) => office.city === city,
  ) as Office;
  return {
    code,
    name: city,
    city,
    country,
    time_zone,
    sender_address: address.join('\n'),
    latitude,
    longitude,
    legal_entity_id,
    created_at: FOUNDED,
    updated_at: FOUNDED,
  };
}
