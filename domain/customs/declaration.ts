import * as z from 'zod';
import { Kilograms, MAX_CARGO_LINES, Pieces } from '../cargo/cargo-measures.ts';
import { HsCode } from '../cargo/hs-code.ts';
import { OptionalCountry } from '../documents/party.ts';
import { EnteredMoney } from '../money/money.ts';
import { resolveCountry } from '../places/countries.ts';
import type { ShipmentCargoLine } from '../shipment-file/cargo-line.ts';
import { plainText } from '../validation/plain-text.ts';
import { DECLARATION_KINDS, DECLARATION_STATES } from './declaration-states.ts';

export const DeclarationState = z.enum(DECLARATION_STATES);

/** One kind of goods in a declaration. Weights are of the whole line, in kg. */
export const DeclarationLine = z.object({
  description: plainText('Describe the goods.')
    .min(1, 'Describe the goods.')
    .max(500, 'At most 500 characters.'),
  hs_code: HsCode,
  origin_country: OptionalCountry,
  pieces: Pieces,
  gross_kg: Kilograms,
  net_kg: Kilograms,
  /** The value that is declared; null where it is unknown. */
  value: EnteredMoney.refine(({ amount }) => amount >= 0, {
    error: 'A value cannot be negative.',
    path: ['amount'],
  })
    .nullable()
    .default(null),
});
export type DeclarationLine = z.infer<typeof DeclarationLine>;

/** The number as entered; its form depends on the country and the kind. */
export const EntryNumber = plainText().max(60, 'At most 60 characters.');

/** What staff state of a declaration to customs. */
export const DeclarationFields = z.object({
  kind: z.enum(DECLARATION_KINDS, { error: 'Choose what is declared.' }),
  /** Of the customs authority, ISO 3166-1 alpha-2. */
  country: plainText('Enter the country.')
    .min(1, 'Enter the country.')
    .max(120, 'At most 120 characters.')
    .transform((typed, context) => {
      const code = resolveCountry(typed);
      if (code) return code;
      context.addIssue({ code: 'custom', message: 'We couldn’t find this country. Check its name.' });
      return z.NEVER;
    }),
  /** A company with the role `customs_broker`; null where we lodge it ourselves. */
  broker_id: z.uuid().nullable(),
  /** The customs office. */
  office: plainText().max(60, 'At most 60 characters.'),
  /** The MRN, the entry number or another number of customs; '' until they give it. */
  number: EntryNumber,
  /** For staff. */
  note: plainText().max(1000, 'At most 1,000 characters.'),
  lines: z.array(DeclarationLine).max(MAX_CARGO_LINES, `At most ${MAX_CARGO_LINES} lines.`),
});
export type DeclarationFields = z.infer<typeof DeclarationFields>;

/** The lines of a declaration as the cargo of the shipment has them; prices there are in US dollars. */
export function linesOfCargo(
  cargo: readonly Pick<
    ShipmentCargoLine,
    | 'description'
    | 'hs_code'
    | 'origin_country'
    | 'pieces'
    | 'gross_kg'
    | 'net_kg'
    | 'quantity'
    | 'unit_price_cents'
  >[],
): DeclarationLine[] {
  return cargo.map(({ quantity, unit_price_cents, description, ...line }) => ({
    description: description.slice(0, 500),
    hs_code: line.hs_code,
    origin_country: line.origin_country,
    pieces: line.pieces,
    gross_kg: line.gross_kg,
    net_kg: line.net_kg,
    value:
      quantity === null || unit_price_cents === null
        ? null
        : { amount: Math.round(quantity * unit_price_cents), currency: 'USD' },
  }));
}
