import * as z from 'zod';
import { calendarDate } from '#domain/calendar/calendar-date.ts';
import { RATE_SIDES } from '#domain/rates/rate-kinds.ts';
import { NewTariff, TariffChange, TariffFields, TariffLine } from '#domain/rates/tariff.ts';
import { RefusedRow } from '#domain/spreadsheet/refused-row.ts';
import { MAX_INTEGER } from '#domain/validation/max-integer.ts';
import { MAX_SEARCH_LENGTH } from '#domain/validation/search-length.ts';
import { SINCE } from '../operation/changed-records.ts';
import { operation } from '../operation/operation.ts';
import { flag } from '../operation/query-values.ts';
import { MAX_SHEET_BYTES, SHEET_TOO_LARGE } from './sheet.ts';

const Id = z.object({ id: z.uuid() });
const NOT_FOUND = { status: 404, message: 'No such tariff.' } as const;
const WITHDRAWN = { status: 409, message: 'This tariff is withdrawn.' } as const;
export const TARIFF_CHANGES = [
  'rates.tariffs',
  'rates.findTariff',
  'rates.lines',
  'rates.findLines',
  'rates.coverage',
  'rates.price',
  'audit',
];

const FILE_TYPES = ['text/csv', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'];

/** The longest list of lines in a JSON body; a file may have more. */
const MAX_LINES = 5000;

export const Tariff = TariffFields.omit({ organisation_id: true }).extend({
  id: z.uuid(),
  /** Each change of the lines, the name or the validity makes a new version; a version never changes. */
  version: z.number().int(),
  /** The carrier, the agent or the customer; null for a sell tariff for everybody. */
  organisation: z.object({ id: z.uuid(), name: z.string() }).nullable(),
  /** How many lines the version has. */
  lines: z.number().int(),
  withdrawn_at: z.date().nullable(),
  created_at: z.date(),
});
export type Tariff = z.infer<typeof Tariff>;

export const NumberedLine = TariffLine.extend({
  /** The line's number in the tariff, which it keeps. */
  line: z.number().int(),
  /** The version that added it. */
  added_in: z.number().int(),
});
export type NumberedLine = z.infer<typeof NumberedLine>;

const Difference = z.tuple([z.string(), z.string()]);
const VERSION_CONFLICT = {
  status: 409,
  message: 'Someone else has changed this tariff. Review its versions, then try again.',
  data: z.object({ version: z.number().int() }),
} as const;
const OFFERED = {
  status: 409,
  message: 'Open offers are priced by this tariff on days that it would no longer cover.',
  /** References of the quotes. */
  data: z.object({ quotes: z.array(z.string()) }),
} as const;

export const tariffs = {
  createTariff: operation({
    access: 'staff',
    method: 'POST',
    path: '/tariffs',
    location: '/tariffs/{id}',
    summary: 'Create a tariff; its lines are added afterwards',
    changes: TARIFF_CHANGES,
    status: 201,
  })
    .input(NewTariff)
    .output(Tariff)
    .errors({ UNKNOWN_ORGANISATION: { status: 422, message: 'No such organisation.' } }),

  tariffs: operation({
    access: 'staff',
    method: 'GET',
    path: '/tariffs',
    list: { records: 'tariffs', of: 'everyone' },
    summary: 'Tariffs, the newest first',
  })
    .input(
      z.object({
        ...SINCE,
        /** Part of the name or of the organisation's name. */
        q: z.string().trim().max(MAX_SEARCH_LENGTH).optional(),
        side: z.enum(RATE_SIDES).optional(),
        /** Only tariffs that are valid on this day. */
        date: calendarDate('Enter the day as 2026-11-30.').optional(),
        /** The cursor: `next` of the previous page. */
        after: z.string().max(200).optional(),
        limit: z.coerce.number().int().min(1).max(100).default(50),
      }),
    )
    .output(z.object({ tariffs: z.array(Tariff), next: z.string().nullable() })),

  findTariff: operation({
    access: 'staff',
    method: 'GET',
    path: '/tariffs/{id}',
    summary: 'A tariff and its versions',
  })
    .input(Id)
    .output(
      Tariff.extend({
        versions: z.array(
          z.object({
            version: z.number().int(),
            /** The file it was imported from; '' for others. */
            source: z.string(),
            added: z.number().int(),
            removed: z.number().int(),
            /** Former and new name or validity; null where only lines changed. */
            changed_fields: z
              .object({ name: Difference, valid_from: Difference, valid_to: Difference })
              .partial()
              .nullable(),
            created_by: z.string().nullable(),
            created_at: z.date(),
          }),
        ),
        /** Others of the same side and company with a rate for the same thing on one of its days; at most 20. */
        overlapping: z.array(Tariff.pick({ id: true, name: true, valid_from: true, valid_to: true })),
      }),
    )
    .errors({ NOT_FOUND }),

  changeTariff: operation({
    access: 'staff',
    method: 'PATCH',
    path: '/tariffs/{id}',
    summary: 'Change the name or the validity of a tariff, which makes its next version',
    changes: TARIFF_CHANGES,
  })
    .input(
      Id.extend({
        ...TariffChange.shape,
        /** The latest version that was read; refused if there is another one by now. */
        version: z.number().int().min(0).max(MAX_INTEGER).optional(),
      }),
    )
    .output(Tariff)
    .errors({
      NOT_FOUND,
      WITHDRAWN,
      VERSION_CONFLICT,
      OFFERED,
    }),

  withdrawTariff: operation({
    access: 'staff',
    method: 'POST',
    path: '/tariffs/{id}/withdraw',
    summary: 'Withdraw a tariff from new prices; prices made with it stay',
    changes: TARIFF_CHANGES,
  })
    .input(Id)
    .output(Tariff)
    .errors({ NOT_FOUND, WITHDRAWN }),

  lines: operation({
    access: 'staff',
    method: 'GET',
    path: '/tariffs/{id}/lines',
    list: { records: 'tariff_lines', of: 'parent' },
    summary: 'The lines of the current version of a tariff, by their numbers',
  })
    .input(
      Id.extend({
        ...SINCE,
        /** Part of an origin, a destination or a charge code. */
        q: z.string().trim().max(MAX_SEARCH_LENGTH).optional(),
        after: z.string().max(200).optional(),
        limit: z.coerce.number().int().min(1).max(500).default(100),
      }),
    )
    .output(z.object({ lines: z.array(NumberedLine), next: z.string().nullable() }))
    .errors({ NOT_FOUND }),

  addLines: operation({
    access: 'staff',
    method: 'POST',
    path: '/tariffs/{id}/lines',
    summary: 'Add lines to a tariff from a list or from a CSV or XLSX sheet, which makes its next version',
    changes: TARIFF_CHANGES,
    query: ['dry_run', 'mode', 'replace', 'mapping'],
  })
    .input(
      Id.extend({
        /** Each is checked by itself: `origin`, `destination`, `mode`, `load`, `charge_code`, `basis`, `rate` and others. */
        lines: z.array(z.unknown()).max(MAX_LINES, 'At most 5,000 lines. Send more as a file.').optional(),
        /** The names in its header are those of the fields of a line. */
        file: z.file().max(MAX_SHEET_BYTES, SHEET_TOO_LARGE).optional(),
        /** Only checks. */
        dry_run: flag,
        /** `good` adds the accepted rows, `all` adds none where one is refused. */
        mode: z.enum(['good', 'all']).default('good'),
        /** The new lines take the place of all others. Adds none where a row is refused. */
        replace: flag,
        /** Columns of the sheet with other names. Without it, the mapping of the last import with the same header applies. */
        mapping: z
          .string()
          .max(20_000)
          .optional()
          .describe(
            'A JSON object: {"POL": "origin", "Remarks": ""}. A column mapped to "" is not imported.',
          ),
      }).refine(({ lines, file }) => (lines === undefined) !== (file === undefined), {
        error: 'Send either lines or a file.',
        path: ['lines'],
      }),
    )
    .output(
      z.object({
        /** How many rows are good. */
        accepted: z.number().int(),
        refused: z.array(RefusedRow),
        /** The version with these lines; the one before if nothing was added. */
        version: z.number().int(),
        /** Compared with the version before; lines of the same lane, charge and conditions are changed. */
        difference: z.object({
          added: z.number().int(),
          changed: z.number().int(),
          removed: z.number().int(),
          unchanged: z.number().int(),
        }),
        /** The first 200 lines that are new, changed or removed. */
        changes: z.array(
          z.object({
            /** Null for a new line. */
            before: TariffLine.nullable(),
            /** Null for a line that goes. */
            after: TariffLine.nullable(),
          }),
        ),
        /** The mapping that was applied. */
        mapping: z.record(z.string(), z.string()),
      }),
    )
    .errors({ NOT_FOUND, WITHDRAWN }),

  sheet: operation({
    access: 'staff',
    method: 'GET',
    path: '/tariffs/{id}/sheet',
    summary: 'The lines of a tariff as a sheet, which can be imported again',
  })
    .input(
      Id.extend({
        format: z.enum(['csv', 'xlsx']).default('csv'),
        /** The version; the current one by default. */
        version: z.coerce.number().int().min(1).max(MAX_INTEGER).optional(),
      }),
    )
    .output(z.file().mime(FILE_TYPES))
    .errors({ NOT_FOUND }),

  removeLine: operation({
    access: 'staff',
    method: 'DELETE',
    path: '/tariffs/{id}/lines/{line}',
    summary: 'Remove a line from a tariff, which makes its next version',
    changes: TARIFF_CHANGES,
  })
    .input(Id.extend({ line: z.coerce.number().int().min(1).max(MAX_INTEGER) }))
    .output(Tariff)
    .errors({ NOT_FOUND, WITHDRAWN, NO_LINE: { status: 404, message: 'No such line.' } }),

  revertTariff: operation({
    access: 'staff',
    method: 'POST',
    path: '/tariffs/{id}/revert',
    summary: 'Undo the latest version, or all after an earlier one: the next version has its lines',
    changes: TARIFF_CHANGES,
  })
    .input(
      Id.extend({
        /** The version whose lines return; the one before the latest by default, 0 for none. */
        to: z.number().int().min(0).max(MAX_INTEGER).optional(),
        /** The latest version that was read; refused if there is another one by now. */
        version: z.number().int().min(1).max(MAX_INTEGER).optional(),
      }),
    )
    .output(Tariff)
    .errors({
      NOT_FOUND,
      WITHDRAWN,
      VERSION_CONFLICT,
      OFFERED,
      FIRST_VERSION: { status: 409, message: 'There is no later version to undo.' },
    }),
};
