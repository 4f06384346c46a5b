import * as z from 'zod';
import { IMPORT_KINDS, IMPORT_MODES, IMPORT_STATUSES, SHEET_KINDS } from '#domain/imports/import-kind.ts';
import { RefusedRow } from '#domain/spreadsheet/refused-row.ts';
import { SINCE } from './operation/changed-records.ts';
import { operation } from './operation/operation.ts';
import { flag } from './operation/query-values.ts';

const Id = z.object({ id: z.uuid() });
const NOT_FOUND = { status: 404, message: 'No such import.' } as const;
const MAX_BYTES = 25 * 2 ** 20;
const FILE_NEEDED = 'Choose a CSV or XLSX file.';
/** What an undo changes depends on the kind, and the job of an import publishes no event when it ends. */
const CHANGES = ['imports', 'audit'];

/** One run of an import. */
export const Import = z.object({
  id: z.uuid(),
  kind: z.enum(IMPORT_KINDS),
  mode: z.enum(IMPORT_MODES),
  dry_run: z.boolean(),
  status: z.enum(IMPORT_STATUSES),
  file_name: z.string(),
  /** Rows with data, without the header; 0 until the file is read. */
  rows: z.number().int(),
  /** Rows that were checked or imported so far. */
  processed: z.number().int(),
  /** Rows that were imported, or would be by a dry run. */
  accepted: z.number().int(),
  refused_rows: z.number().int(),
  created_by: z.string().nullable(),
  created_at: z.date(),
  finished_at: z.date().nullable(),
});
export type Import = z.infer<typeof Import>;

export const imports = {
  create: operation({
    access: 'staff',
    method: 'POST',
    path: '/imports',
    location: '/imports/{id}',
    summary: 'Import records from a CSV or XLSX file in the background; a multipart form',
    changes: CHANGES,
    limit: { calls: 120, minutes: 60 },
    status: 202,
  })
    .input(
      z.object({
        kind: z.enum(IMPORT_KINDS, { error: 'Choose what the file contains.' }),
        /** The names in its header are those of the fields in the API; `GET /imports/templates/{kind}` has them. */
        file: z
          .file({ error: FILE_NEEDED })
          .min(1, FILE_NEEDED)
          .max(MAX_BYTES, 'The file can be at most 25 MB.'),
        /** Only checks. */
        dry_run: flag,
        /** `good` imports the accepted rows, `all` imports none where one is refused. */
        mode: z.enum(IMPORT_MODES).default('good'),
        /** Columns with other names. A column that is mapped to an empty text is not imported. */
        mapping: z
          .string()
          .max(20_000)
          .optional()
          .describe('A JSON object: {"Customer": "organisation", "Remarks": ""}.'),
      }),
    )
    .output(Id),

  list: operation({
    access: 'staff',
    method: 'GET',
    path: '/imports',
    list: { records: 'imports', of: 'everyone' },
    summary: 'Imports, newest first',
  })
    .input(
      z.object({
        ...SINCE,
        kind: z.enum(IMPORT_KINDS).optional(),
        /** The cursor: `next` of the previous page. */
        after: z.string().max(200).optional(),
        limit: z.coerce.number().int().min(1).max(100).default(50),
      }),
    )
    .output(z.object({ imports: z.array(Import), next: z.string().nullable() })),

  template: operation({
    access: 'staff',
    method: 'GET',
    path: '/imports/templates/{kind}',
    summary: 'A template: header row and an example',
  })
    .input(z.object({ kind: z.enum(SHEET_KINDS), format: z.enum(['csv', 'xlsx']).default('csv') }))
    .output(z.file().mime(['text/csv', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'])),

  find: operation({
    access: 'staff',
    method: 'GET',
    path: '/imports/{id}',
    summary: 'An import: its progress or its result',
  })
    .input(Id)
    .output(
      Import.extend({
        /** In the order of the rows, at most 10,000. The header is row 1; `column` is '' where the row as a whole is refused. */
        /** Inline: as a component it would change the types of generated clients. */
        refused: z.array(z.object(RefusedRow.shape)),
      }),
    )
    .errors({ NOT_FOUND }),

  undo: operation({
    access: 'staff',
    method: 'POST',
    path: '/imports/{id}/undo',
    summary: 'Remove what an import added; refused once one of its records has been used',
    changes: CHANGES,
    status: 202,
  })
    .input(Id)
    .output(Id)
    .errors({
      NOT_FOUND,
      NOTHING_TO_UNDO: {
        status: 409,
        message: 'Nothing to undo: the import added no records, is still running or was already undone.',
      },
      USED: {
        status: 409,
        message: 'This import can’t be undone, because one of its records has been used.',
        data: z.object({ row: z.number().int(), record: z.string() }),
      },
      SOME_BRANCHES: {
        status: 403,
        message: 'Your access is limited to some branches, and this covers all of them.',
      },
    }),
};
