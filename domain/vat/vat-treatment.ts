import * as z from 'zod';
import { plainText } from '../validation/plain-text.ts';
import { VAT_CATEGORIES } from './vat-category.ts';
import { vatProblems } from './vat-problems.ts';

const CATEGORY =
  'UNCL 5305, as in EN 16931: S standard rate, Z zero rated, E exempt, AE reverse charge, G export, O outside the scope of VAT.';

/** How charges are taxed. */
export const VatTreatment = z
  .object({
    category: z.enum(VAT_CATEGORIES, { error: 'Choose a category.' }).meta({ description: CATEGORY }),
    rate: z
      .number({ error: 'Enter a rate in percent.' })
      .min(0, 'Enter a rate from 0 to 100 percent.')
      .max(100, 'Enter a rate from 0 to 100 percent.')
      .multipleOf(0.01, 'Use at most two decimals.')
      .meta({ description: 'Percent; 0 unless the category is S.' }),
    note: plainText()
      .max(200, 'At most 200 characters.')
      .default('')
      .meta({ description: 'Stated on invoices. Required with E, AE, G and O: why no VAT is charged.' }),
  })
  .superRefine((treatment, context) => {
    for (const [field, message] of Object.entries(vatProblems(treatment)))
      context.addIssue({ code: 'custom', path: [field], message });
  });
export type VatTreatment = z.infer<typeof VatTreatment>;

/** How a legal entity's shipments are taxed; null states no VAT. */
export const VatSettings = z.object({
  /** ISO 3166-1 alpha-2. Shipments from and to this country are domestic. */
  country: z.string().regex(/^[A-Z]{2}$/, 'Choose a country.'),
  domestic: VatTreatment.nullable(),
  cross_border: VatTreatment.nullable(),
});
export type VatSettings = z.infer<typeof VatSettings>;
