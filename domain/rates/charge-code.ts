import * as z from 'zod';
import { TRANSPORT_MODES } from '../routing/transport-mode.ts';
import { plainText } from '../validation/plain-text.ts';

/** What a charge is for. Percent charges count charges of the category 'freight'. */
export const CHARGE_CATEGORIES = [
  'freight',
  'surcharge',
  'origin',
  'destination',
  'customs',
  'insurance',
  'incidental',
] as const;

export const TAX_CATEGORIES = ['standard', 'zero', 'exempt', 'reverse'] as const;

const line = (max_length: number) => plainText().max(max_length, `At most ${max_length} characters.`);

/** A kind of charge, the same in tariffs, quotes, charges of shipments and invoices. */
export const ChargeCode = z.object({
  code: plainText('Enter a code.')
    .toUpperCase()
    .regex(/^[A-Z0-9]{2,12}$/, 'Use 2 to 12 letters and digits.'),
  name: line(80).min(1, 'Enter a name.'),
  category: z.enum(CHARGE_CATEGORIES),
  tax_category: z.enum(TAX_CATEGORIES).default('zero'),
  /** The account of the general ledger; '' where none is set. */
  ledger_account: line(20).default(''),
  /** Empty for all modes. */
  modes: z.array(z.enum(TRANSPORT_MODES)).max(TRANSPORT_MODES.length).default([]),
  /** The order in offers and on invoices. */
  position: z.number().int().min(0).max(9999),
});
export type ChargeCode = z.infer<typeof ChargeCode>;

/** Columns: code, name, category, tax category, modes ('-' for all). Incidental charges are never part of a price. */
const TABLE = `
PICKUP|Pick-up|origin|zero|-
THCO|Terminal handling, origin|origin|zero|sea air rail
CUSTOMSX|Export customs clearance|customs|zero|-
FRT|Freight|freight|zero|-
BAF|Bunker adjustment factor|surcharge|zero|sea
FSC|Fuel surcharge|surcharge|zero|air road rail
SSC|Security surcharge|surcharge|zero|air
THCD|Terminal handling, destination|destination|zero|sea air rail
CUSTOMS|Import customs clearance|customs|zero|-
DELIVERY|Delivery|destination|zero|-
DOC|Documentation|surcharge|zero|-
INSURANCE|Cargo insurance|insurance|exempt|-
STORAGE|Storage|incidental|standard|-
DEMURRAGE|Demurrage|incidental|standard|sea rail
DETENTION|Detention|incidental|standard|sea rail
WAITING|Waiting time|incidental|standard|road
`;

const STEP = 10;

/** The charge codes of a new installation. */
export const USUAL_CHARGE_CODES: readonly ChargeCode[] = TABLE.trim()
  .split('\n')
  .map((row, index) => {
    const [code, name, category, tax_category, modes = ''] = row.split('|');
    return ChargeCode.parse({
      code,
      name,
      category,
      tax_category,
      modes: modes === '-' ? [] : modes.split(' '),
      position: (index + 1) * STEP,
    });
  });
