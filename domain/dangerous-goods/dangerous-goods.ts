import * as z from 'zod';
import { plainText } from '../validation/plain-text.ts';

export const PACKING_GROUPS = ['I', 'II', 'III'] as const;
export type PackingGroup = (typeof PACKING_GROUPS)[number];

const UN_NUMBER = /^UN\d{4}$/;
const CLASS = /^(?:1\.[1-6][A-HJ-LNS]?|2\.[1-3]|3|4\.[1-3]|5\.[12]|6\.[12]|[789])$/;
const EMS = /^F-[A-J], S-[A-Z]$/;

/**
 * The dangerous goods of a cargo line, as its shipper declares them. A known number provides the name, the class and
 * the EmS that the shipper leaves out.
 */
export const DangerousGoods = z.object({
  /** 'UN1263'; '1263' and 'UN 1263' are accepted as input. */
  un_number: plainText()
    .overwrite((typed) =>
      typed
        .toUpperCase()
        .replaceAll(/[\s-]/g, '')
        .replace(/^(?=\d)/, 'UN'),
    )
    .refine((number) => UN_NUMBER.test(number), 'A UN number has four digits, for example UN1263.'),
  proper_shipping_name: plainText().max(300, 'At most 300 characters.').default(''),
  /** The class or division, for explosives with its compatibility group: '3', '6.1', '1.4S'; a number is accepted. */
  class: z
    .union([z.string(), z.number()])
    .transform(String)
    .pipe(
      plainText()
        .overwrite((typed) => typed.toUpperCase().replaceAll(/CLASS|DIVISION|\s/g, ''))
        .refine((text) => text === '' || CLASS.test(text), 'Enter the class, for example 3 or 6.1.'),
    )
    .default(''),
  packing_group: z
    .enum(PACKING_GROUPS, { error: 'The packing group is I, II or III.' })
    .nullable()
    .default(null),
  /** Closed cup, °C. */
  flashpoint_c: z
    .number({ error: 'Enter the flashpoint in °C.' })
    .min(-200, 'At least −200 °C.')
    .max(400, 'At most 400 °C.')
    .nullable()
    .default(null),
  /** Emergency schedules for fire and spillage: 'F-E, S-E'. */
  ems: plainText()
    .overwrite((typed) => typed.toUpperCase().replace(/^(?:EMS\s*)?F-?([A-J])\W*S-?([A-Z])$/, 'F-$1, S-$2'))
    .refine((text) => text === '' || EMS.test(text), 'Write the EmS as F-E, S-E.')
    .default(''),
});
export type DangerousGoods = z.infer<typeof DangerousGoods>;
