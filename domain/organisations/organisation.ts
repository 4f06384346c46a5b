import * as z from 'zod';
import { Email } from '../people/account.ts';
import { PERMISSIONS, type Permission, withImplied } from '../people/permissions.ts';
import { VatTreatment } from '../vat/vat-treatment.ts';

export const ORGANISATION_ROLES = [
  'customer',
  'carrier',
  'agent',
  'vendor',
  'customs_broker',
  'consignee',
  'haulier',
] as const;

/** `watch` warns where one books; `hold` asks staff before they confirm. */
export const CREDIT_STATUSES = ['good', 'watch', 'hold'] as const;

const line = (max_length: number) => z.string().trim().max(max_length);

/** An empty text is no value. */
const code = (pattern: RegExp, message: string) =>
  z
    .string()
    .trim()
    .toUpperCase()
    .overwrite((text) => text.replaceAll(/\s/g, ''))
    .refine((text) => text === '' || pattern.test(text), message)
    .transform((text) => text || null)
    .pipe(z.string().nullable())
    .nullable();

const OrganisationName = line(160)
  .min(1, 'Enter a name.')
  .refine((name) => !/:\/\/|www\./i.test(name), 'Enter a name without a web address.');

const Address = z.strictObject({
  label: line(80).default(''),
  street: line(200).default(''),
  city: line(120).default(''),
  postal_code: line(20).default(''),
  /** ISO 3166-1 alpha-2. */
  country: z
    .string()
    .trim()
    .toUpperCase()
    .regex(/^[A-Z]{2}$/, 'Enter a country code of two letters.'),
  unlocode: code(/^[A-Z]{2}[A-Z2-9]{3}$/, 'Enter a UN/LOCODE such as NLRTM.').default(null),
  /** IANA name. */
  time_zone: line(60)
    .refine((name) => name === '' || isTimeZone(name), 'Enter a time zone such as Europe/Amsterdam.')
    .default(''),
  /** As people write them: 'Mon–Fri 08:00–17:00'. */
  opening_hours: line(200).default(''),
});

export type OrganisationAddress = z.infer<typeof Address>;

const Contact = z.strictObject({
  name: line(120).min(1, 'Enter a name.'),
  position: line(120).default(''),
  email: z.union([z.literal(''), Email]).default(''),
  phone: line(60).default(''),
});

/** What members with `manage` may change of their own organisation. */
export const OrganisationDetails = z.object({
  name: OrganisationName,
  vat_id: code(/^[A-Z]{2}[A-Z0-9+*.]{2,13}$/, 'Enter a VAT ID with its country, such as NL123456789B01.'),
  eori: code(/^[A-Z]{2}[A-Z0-9]{1,15}$/, 'Enter an EORI number such as DE1234567.'),
  /** The first one is printed on invoices. */
  addresses: z.array(Address).max(50),
  contacts: z.array(Contact).max(50),
});

/** What only staff may change. */
export const OrganisationTerms = z.object({
  roles: z
    .array(z.enum(ORGANISATION_ROLES))
    .min(1, 'Choose at least one role.')
    .max(ORGANISATION_ROLES.length),
  /** Standard Carrier Alpha Code. */
  scac: code(/^[A-Z]{2,4}$/, 'A SCAC has two to four letters.'),
  /** The airline's prefix of air waybills. */
  iata_prefix: code(/^\d{3}$/, 'An IATA prefix has three digits.'),
  /** ISO 4217. */
  currency: z
    .string()
    .trim()
    .toUpperCase()
    .regex(/^[A-Z]{3}$/, 'Enter a currency such as USD.'),
  payment_terms_days: z.number().int().min(0).max(365),
  /** How its charges are taxed; null for the rule of the legal entity that invoices them. */
  vat: VatTreatment.nullable(),
  /** In cents of `currency`; null without a limit. */
  credit_limit_cents: z.number().int().min(0).max(Number.MAX_SAFE_INTEGER).nullable(),
  credit_status: z.enum(CREDIT_STATUSES),
  /** Days late from which the customer is notified of a delay; null for 1. */
  delay_threshold_days: z
    .number()
    .int()
    .min(1, 'Enter a number of days from 1.')
    .max(90, 'Enter at most 90 days.')
    .nullable(),
  /** Whether it gets automatic payment reminders. */
  payment_reminders: z.boolean(),
  notes: line(4_000),
  parent_id: z.uuid().nullable(),
});

export const Permissions = z
  .array(z.enum(PERMISSIONS))
  .min(1, 'Choose at least one permission.')
  .transform((permissions): Permission[] => withImplied(permissions));

function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}
