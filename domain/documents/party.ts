import * as z from 'zod';
import { findCountry, resolveCountry } from '../places/countries.ts';
import { plainText } from '../shipments/plain-text.ts';

const line = (longest: number) => plainText().max(longest, `At most ${longest} characters.`).default('');

/** Empty, or the ISO 3166-1 alpha-2 code of a country that may be typed as its name. */
export const OptionalCountry = plainText()
  .max(120, 'At most 120 characters.')
  .default('')
  .transform((typed, context) => {
    if (typed === '' || findCountry(typed)) return typed;
    const code = resolveCountry(typed);
    if (code) return code;
    context.addIssue({
      code: 'custom',
      message: 'We could not find this country. Please check its name.',
    });
    return z.NEVER;
  });

/** Whom a paper names: shipper, consignee, notify party. Empty where it is not known. */
export const Party = z.object({
  name: line(200),
  address: line(300),
  city: line(120),
  postal_code: line(20),
  country: OptionalCountry,
  /** VAT, EORI or the like, as it is to be printed. */
  tax_id: line(60),
  /** Telephone or e-mail. */
  contact: line(200),
});
export type Party = z.infer<typeof Party>;
