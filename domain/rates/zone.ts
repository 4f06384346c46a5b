import * as z from 'zod';
import { plainText } from '../validation/plain-text.ts';

/** A UN/LOCODE, a country, or a country and the first characters of a postal code. */
const MEMBER = /^([A-Z]{2}[A-Z2-9]{3}|[A-Z]{2}(:[A-Z0-9 -]{1,10})?)$/;

/** A group of places that rates can name: ports of a coast, countries of a region, or postal codes. */
export const RateZone = z.object({
  code: plainText()
    .toUpperCase()
    .regex(/^[A-Z0-9][A-Z0-9-]{2,19}$/, 'Use 3 to 20 letters, digits and hyphens.'),
  name: plainText().min(1, 'Enter a name.').max(80, 'At most 80 characters.'),
  members: z
    .array(
      plainText()
        .toUpperCase()
        .regex(
          MEMBER,
          'Enter UN/LOCODEs, countries (DE), or countries with the start of a postal code (DE:47).',
        ),
    )
    .min(1, 'Enter at least one member.')
    .max(2000, 'At most 2,000 members.'),
});
export type RateZone = z.infer<typeof RateZone>;

/** A place as zones contain it. */
interface ZonedPlace {
  unlocode: string | null;
  country: string | null;
  postal_code: string;
}

/** The members by which a zone may contain a place: its code, its country, and each beginning of its postal code. */
export function zoneMembersOf({ unlocode, country, postal_code }: ZonedPlace): string[] {
  const digits = postal_code.trim().toUpperCase();
  const postal = country ? Array.from(digits, (_, index) => `${country}:${digits.slice(0, index + 1)}`) : [];
  return [...(unlocode ? [unlocode] : []), ...(country ? [country] : []), ...postal];
}
