import * as z from 'zod';
import { DOCUMENT_TYPES } from '../documents/document-type.ts';
import { Email } from '../people/account.ts';
import { plainText } from '../validation/plain-text.ts';
import { VatSettings } from '../vat/vat-treatment.ts';
import { BankAccount } from './bank-account.ts';

const NAME = 120;
const VAT_ID = 20;
const MAX_ACCOUNTS = 10;

const NUMBERED_KINDS = ['invoice', 'credit_note', ...DOCUMENT_TYPES] as const;

/** The prefix of a legal entity's numbers for one kind of document. */
export const NumberSeries = z.object({
  kind: z.enum(NUMBERED_KINDS),
  prefix: z.string().regex(/^[A-Z0-9-]{1,12}$/, 'Use capital letters, digits and hyphens.'),
});
export type NumberSeries = z.infer<typeof NumberSeries>;

/** A company that the forwarder trades as. */
export const NewLegalEntity = z.object({
  name: z.string().trim().min(1, 'Enter a name.').max(NAME, `Use at most ${NAME} characters.`),
  vat_id: z.string().trim().max(VAT_ID, `Use at most ${VAT_ID} characters.`).default(''),
  /** ISO 4217. */
  base_currency: z.string().regex(/^[A-Z]{3}$/, 'Enter a currency code, such as USD.'),
  /** Percent; a quote with a lower margin needs the approval of an admin. */
  margin_floor: z.number().min(0, 'At least 0 percent.').max(90, 'At most 90 percent.').default(10),
  number_series: z
    .array(NumberSeries)
    .max(NUMBERED_KINDS.length)
    .refine(
      (series) => new Set(series.map(({ kind }) => kind)).size === series.length,
      'List each kind once.',
    )
    .refine(
      (series) => new Set(series.map(({ prefix }) => prefix)).size === series.length,
      'Use each prefix once.',
    )
    .default([]),
  /** How its invoices are taxed; null states no VAT. */
  vat: VatSettings.nullable().default(null),
  bank_accounts: z.array(BankAccount).max(MAX_ACCOUNTS, `Use at most ${MAX_ACCOUNTS} accounts.`).default([]),
  /** Printed on its invoices; '' for those of the company. */
  phone: plainText().max(60, 'Use at most 60 characters.').default(''),
  email: z.union([z.literal(''), Email]).default(''),
});
export type NewLegalEntity = z.input<typeof NewLegalEntity>;
