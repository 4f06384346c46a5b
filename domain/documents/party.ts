import * as z from 'zod';
import { findCountry, resolveCountry } from '../places/countries.ts';
import { plainText } from '../validation/plain-text.ts';

const line = (max_length: number) =>
  plainText().max(max_length, `At most ${max_length} characters.`).default('');

/** Empty, or a country given by code or name, as its ISO 3166-1 alpha-2 code. */
export const OptionalCountry = plainText()
  .max(120, 'At most 120 characters.')
  .default('')
  .transform((typed, context) => {
    if (typed === '' || findCountry(typed)) return typed;
    const code = resolveCountry(typed);
    if (code) return code;
    context.addIssue({
      code: 'custom',
      message: 'We couldn’t find this country. Check its name.',
    });
    return z.NEVER;
  });

/** A party on a document: shipper, consignee or notify party. Fields are empty where not known. */
export const Party = z.object({
  name: line(200),
  address: line(300),
  city: line(120),
  postal_code: line(20),
  country: OptionalCountry,
  /** VAT, EORI or similar number, as it should be printed. */
  tax_id: line(60),
  /** Telephone or e-mail. */
  contact: line(200),
});
export type Party = z.infer<typeof Party>;
