import type { Organisation } from '#contract/organisations/organisation-records.ts';
import type { OrganisationChange } from '#contract/organisations/organisations.ts';
import { decimalsProblem, minorUnits } from '#domain/money/minor-digits.ts';
import { readTypedNumber } from '#domain/validation/typed-number.ts';
import { rulesResolver } from '#web/forms/field-messages.ts';
import { readVat, type VatValues, vatMessages, vatValues } from '#web/invoices/vat-values.ts';
import { formatPlain } from '#web/quotes/typed-money.ts';
import { type CompanyRole, ROLE_LABELS } from './role-labels.ts';

const ROLES = Object.keys(ROLE_LABELS) as CompanyRole[];

export type TermsValues = {
  name: string;
  vat_id: string;
  eori: string;
  scac: string;
  iata_prefix: string;
  /** Separated by commas, in the order of their labels. */
  roles: string;
  currency: string;
  payment_terms_days: string;
  /** In units of the currency; '' without a limit. */
  credit_limit: string;
  /** Days; '' for the usual threshold. */
  delay_threshold: string;
  credit_status: NonNullable<Organisation['credit_status']>;
  /** '' for the rule of the legal entity. */
  vat_category: VatValues['category'];
  /** Percent. */
  vat_rate: string;
  vat_note: string;
  payment_reminders: boolean;
  notes: string;
};

export function termsValues(organisation: Organisation): TermsValues {
  const { name, vat_id, eori, scac, currency, payment_terms_days, credit_limit_cents } = organisation;
  const vat = vatValues(organisation.vat);
  return {
    name,
    vat_id: vat_id ?? '',
    eori: eori ?? '',
    scac: scac ?? '',
    iata_prefix: organisation.iata_prefix ?? '',
    roles: joinRoles(organisation.roles ?? []),
    currency,
    payment_terms_days: String(payment_terms_days),
    credit_limit: credit_limit_cents == null ? '' : formatPlain({ amount: credit_limit_cents, currency }),
    delay_threshold: String(organisation.delay_threshold_days ?? ''),
    credit_status: organisation.credit_status ?? 'good',
    vat_category: vat.category,
    vat_rate: vat.rate,
    vat_note: vat.note,
    payment_reminders: organisation.payment_reminders ?? true,
    notes: organisation.notes ?? '',
  };
}

/** The server checks the numbers of registers. */
export const resolver = rulesResolver((values: TermsValues) => ({
  name: values.name.trim() === '' ? 'Enter a name.' : undefined,
  roles: values.roles === '' ? 'Choose at least one role.' : undefined,
  payment_terms_days:
    /^\d{1,3}$/.test(values.payment_terms_days.trim()) && Number(values.payment_terms_days) <= 365
      ? undefined
      : 'Enter days from 0 to 365.',
  credit_limit: limitProblem(values),
  delay_threshold: /^([1-9]|[1-8]\d|90)?$/.test(values.delay_threshold.trim())
    ? undefined
    : 'Enter days from 1 to 90.',
  vat_rate: vatMessages(vatOf(values)).rate,
  vat_note: vatMessages(vatOf(values)).note,
}));

/** The request for the valid values that differ from `base`, so that changes by someone else stay. */
export function termsChange(values: TermsValues, base: TermsValues): OrganisationChange {
  const changed: Partial<TermsValues> = Object.fromEntries(
    Object.entries(values).filter(([field, value]) => value !== base[field as keyof TermsValues]),
  );
  const {
    payment_terms_days,
    credit_limit,
    delay_threshold,
    roles,
    vat_category,
    vat_rate,
    vat_note,
    ...rest
  } = changed;
  return {
    ...rest,
    ...(roles !== undefined && { roles: splitRoles(roles) }),
    ...(delay_threshold !== undefined && { delay_threshold_days: Number(delay_threshold) || null }),
    ...((vat_category ?? vat_rate ?? vat_note) !== undefined && { vat: readVat(vatOf(values)) }),
    ...(payment_terms_days !== undefined && { payment_terms_days: Number(payment_terms_days) }),
    ...((credit_limit ?? rest.currency) !== undefined && { credit_limit_cents: limitOf(values) }),
  };
}

export function vatOf({ vat_category, vat_rate, vat_note }: TermsValues): VatValues {
  return { category: vat_category, rate: vat_rate, note: vat_note };
}

export function joinRoles(roles: readonly CompanyRole[]): string {
  return ROLES.filter((role) => roles.includes(role)).join(',');
}

export function splitRoles(roles: string): CompanyRole[] {
  return ROLES.filter((role) => roles.split(',').includes(role));
}

function limitProblem({ credit_limit, currency }: TermsValues): string | undefined {
  const limit = readTypedNumber(credit_limit) ?? 0;
  return limit >= 0
    ? decimalsProblem(limit, currency.trim().toUpperCase())
    : 'Enter an amount such as 25000.00.';
}

function limitOf({ credit_limit, currency }: TermsValues): number | null {
  const limit = readTypedNumber(credit_limit);
  return limit === null ? null : minorUnits(limit, currency.trim().toUpperCase());
}
