import type { BankAccount } from '#domain/branches/bank-account.ts';
import { accountText } from '#domain/branches/iban.ts';
import { KIND_NAMES } from './number-series-fields.tsx';

const NAMES: Record<string, string> = {
  name: 'Name',
  vat_id: 'VAT ID',
  base_currency: 'Base currency',
  phone: 'Telephone',
  email: 'E-mail',
  vat_country: 'Country of the VAT registration',
  accounts: 'Bank accounts',
};
const VAT: Record<string, string> = { category: 'VAT category', rate: 'VAT rate', note: 'VAT note' };
const LANES: Record<string, string> = { domestic: 'domestic', cross_border: 'cross-border' };

/** The name of a field of a legal entity, such as 'prefixes.invoice'. */
export function fieldName(field: string): string | undefined {
  const [group = '', part = ''] = field.split('.');
  if (group === 'prefixes') return `Prefix of ${KIND_NAMES[part as keyof typeof KIND_NAMES]}`;
  return LANES[group] ? `${VAT[part]} of ${LANES[group]} shipments` : NAMES[field];
}

export function valueText(field: string, value: unknown): string {
  if (field !== 'accounts') return String(value);
  return (value as Pick<BankAccount, 'account'>[]).map(({ account }) => accountText(account)).join(', ');
}
