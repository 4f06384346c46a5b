import * as z from 'zod';
import { IataCode } from './iata-code.ts';

const TEXT = 120;
const ADDRESS = 400;
const text = (missing: string, longest = TEXT) =>
  z.string().trim().min(1, missing).max(longest, `Use at most ${longest} characters.`);

/** A short code for filters and addresses, such as 'LAX'. */
export const BranchCode = z.string().regex(/^[A-Z0-9]{2,8}$/, 'Use 2 to 8 capital letters or digits.');

/** How lists name a branch: its code, in any case, or its id. */
export const BranchReference = z
  .string()
  .trim()
  .refine(
    (text) => BranchCode.safeParse(text.toUpperCase()).success || z.uuid().safeParse(text).success,
    'Use the code or the id of a branch.',
  );

/** An office of the company that books shipments. Its town gives its time zone and position. */
export const NewBranch = z.object({
  code: BranchCode,
  name: text('Enter a name.'),
  city: text('Enter a town.'),
  /** ISO 3166-1 alpha-2. */
  country: z.string().regex(/^[A-Z]{2}$/, 'Choose a country.'),
  /** The sender address on letters and documents. */
  sender_address: text('Enter an address.', ADDRESS),
  legal_entity_id: z.uuid('Choose a legal entity.'),
  /** As cargo agent, for air waybills. */
  iata_code: IataCode.default(''),
});
export type NewBranch = z.infer<typeof NewBranch>;
