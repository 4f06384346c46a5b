import type { LegalEntity } from '#contract/branches.ts';
import { isIban, looksLikeIban } from '#domain/branches/iban.ts';
import { isRoutingNumber } from '#domain/branches/routing-number.ts';
import { rulesResolver } from '#web/forms/field-messages.ts';
import { readVat, type VatValues, vatMessages, vatValues } from '#web/invoices/vat-values.ts';
import { type Prefixes, prefixesOf, seriesOf, validatePrefixes } from './number-series-fields.tsx';

interface AccountValues {
  holder: string;
  bank: string;
  account: string;
  routing_number: string;
  bic: string;
  /** '' for all currencies without an account. */
  currency: string;
}

export interface EntityValues {
  name: string;
  vat_id: string;
  base_currency: string;
  phone: string;
  email: string;
  /** '' states no VAT. */
  vat_country: string;
  domestic: VatValues;
  cross_border: VatValues;
  accounts: AccountValues[];
  prefixes: Prefixes;
}

export const NEW_ACCOUNT: AccountValues = {
  holder: '',
  bank: '',
  account: '',
  routing_number: '',
  bic: '',
  currency: '',
};

export function entityValues(entity: LegalEntity | null): EntityValues {
  return {
    name: entity?.name ?? '',
    vat_id: entity?.vat_id ?? '',
    base_currency: entity?.base_currency ?? '',
    phone: entity?.phone ?? '',
    email: entity?.email ?? '',
    vat_country: entity?.vat?.country ?? '',
    domestic: vatValues(entity?.vat?.domestic),
    cross_border: vatValues(entity?.vat?.cross_border),
    accounts: (entity?.bank_accounts ?? []).map(({ currency, ...account }) => ({
      ...account,
      currency: currency ?? '',
    })),
    prefixes: prefixesOf(entity?.number_series ?? []),
  };
}

export function entityInput({
  prefixes,
  vat_country,
  domestic,
  cross_border,
  accounts,
  ...fields
}: EntityValues) {
  return {
    ...fields,
    vat: vat_country
      ? { country: vat_country, domestic: readVat(domestic), cross_border: readVat(cross_border) }
      : null,
    bank_accounts: accounts.map(({ currency, ...account }) => ({ ...account, currency: currency || null })),
    number_series: seriesOf(prefixes),
  };
}

/** The field of the form for a field of the request that the server refused. */
export function controlOf(field: string): string {
  return field
    .replace(/^vat\.country/, 'vat_country')
    .replace(/^vat\./, '')
    .replace(/^bank_accounts\./, 'accounts.');
}

export const resolver = rulesResolver((values: EntityValues) => {
  const { name, base_currency, vat_country, domestic, cross_border, accounts, prefixes } = values;
  return {
    ...(name.trim() === '' && { name: 'Enter a name.' }),
    ...(!/^[A-Z]{3}$/.test(base_currency) && { base_currency: 'Enter a currency code, such as USD.' }),
    ...(vat_country && { ...under('domestic', vatMessages(domestic)) }),
    ...(vat_country && { ...under('cross_border', vatMessages(cross_border)) }),
    ...Object.assign(
      {},
      ...accounts.map((account, place) => under(`accounts.${place}`, problemsOf(account))),
    ),
    ...under('prefixes', validatePrefixes(prefixes)),
  };
});

function problemsOf({ holder, bank, account, routing_number }: AccountValues): Partial<AccountValues> {
  const number = account.replaceAll(/\s/g, '').toUpperCase();
  const routing = routing_number.replaceAll(/\s/g, '');
  return {
    ...(holder.trim() === '' && { holder: 'Enter the account holder.' }),
    ...(bank.trim() === '' && { bank: 'Enter the bank.' }),
    ...(number === '' && { account: 'Enter an IBAN or an account number.' }),
    ...(looksLikeIban(number) &&
      !isIban(number) && { account: 'Check the IBAN: its check digits don’t fit.' }),
    ...(routing !== '' &&
      !isRoutingNumber(routing) && {
        routing_number: 'Check the routing number: nine digits, of which the last one must fit.',
      }),
  };
}

function under(path: string, messages: object): Record<string, string> {
  return Object.fromEntries(
    Object.entries(messages).map(([field, message]) => [`${path}.${field}`, message]),
  );
}
