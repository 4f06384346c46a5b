import type { AuditEntry } from '#contract/audit.ts';
import { DOCUMENT_NAMES } from '#domain/documents/document-names.ts';
import type { DocumentType } from '#domain/documents/document-type.ts';
import { formatMoney } from '#domain/money/format-money.ts';
import type { Money } from '#domain/money/money.ts';
import { paths } from '#web/paths.ts';
import type { Reader } from '#web/tracking/reader.ts';
import { fieldName, valueLabel } from '../shipments/detail/field-labels.ts';
import { billPaths } from '../supplier-bills/bill-paths.ts';

const BY_VISITORS = [
  'quotes.request',
  'careers.apply',
  'people.createAdmin',
  'people.requestPasswordReset',
  'people.signInThrottled',
];

/** The actor's label for actions without an account. */
export function actorWithoutAccount(action: string): string {
  return BY_VISITORS.includes(action) ? 'Visitor' : 'System';
}

/** The console path of an entry's subject. Null if it has no screen. */
export function subjectPath({ subject_type, subject_id, subject }: AuditEntry): string | null {
  if (subject_type === 'person' && subject_id) return paths.admin({ tab: 'clients', person: subject_id });
  if (subject_type === 'organisation' && subject_id) return paths.companies(subject_id);
  if (subject_type === 'supplier_bill' && subject_id) return billPaths.bill(subject_id);
  if (subject_type === 'tariff' && subject_id) return paths.tariff(subject_id);
  if (subject === null) return null;
  if (subject_type === 'shipment') return paths.admin({ shipment: subject });
  if (subject_type === 'document') return paths.admin({ tab: 'documents', shipment: subject });
  if (subject_type === 'invoice') return paths.invoices({ invoice: subject });
  return subject_type === 'quote' ? paths.admin({ tab: 'business', quote: subject }) : null;
}

/** 'Status: Pending → Confirmed' for each change, then the other recorded details. */
export function detailsOf(entry: AuditEntry, reader: Reader): string[] {
  return [
    ...entry.changes.map(
      ({ field, from, to }) =>
        `${nameOf(field)}: ${changeText(field, from, reader, entry)} → ${changeText(field, to, reader, entry)}`,
    ),
    ...Object.entries(entry.detail)
      .filter(([, value]) => !isNothing(value))
      .map(([field, value]) => `${nameOf(field)}: ${detailText(field, value, reader, entry)}`),
  ];
}

const NAMES: Record<string, string> = {
  email: 'E-mail',
  ended: 'Sessions ended',
  passkey: 'Passkey',
  counter: 'Signature counter',
  expected: 'Expected at least',
  left: 'Codes left',
  offered_cents: 'Offer',
  amount_cents: 'Amount',
  over_credit_limit: 'Over the credit limit',
  url: 'URL',
};

function nameOf(field: string): string {
  return NAMES[field] ?? fieldName(field);
}

/** A list or object is written like a detail; an empty list is nothing. */
function changeText(field: string, value: unknown, reader: Reader, entry: AuditEntry): string {
  const isPlain = typeof value !== 'object' || value === null;
  return isPlain ? valueLabel(field, value, reader, entry) : detailText(field, value, reader, entry) || '—';
}

function detailText(field: string, value: unknown, reader: Reader, entry: AuditEntry): string {
  if (Array.isArray(value)) return value.map((one) => detailText(field, one, reader, entry)).join(', ');
  if (typeof value === 'object' && value !== null) {
    if (isMoney(value)) return formatMoney(value);
    return Object.entries(value)
      .filter(([, one]) => !isNothing(one))
      .map(([name, one]) => `${nameOf(name).toLowerCase()} ${detailText(name, one, reader, entry)}`)
      .join(', ');
  }
  if (field === 'document_type') return DOCUMENT_NAMES[value as DocumentType] ?? String(value);
  return valueLabel(field, value, reader, entry);
}

function isNothing(value: unknown): boolean {
  return value === null || value === '' || (Array.isArray(value) && value.length === 0);
}

function isMoney(value: object): value is Money {
  const { amount, currency, ...others } = value as Partial<Money>;
  return typeof amount === 'number' && /^[A-Z]{3}$/.test(currency ?? '') && Object.keys(others).length === 0;
}
