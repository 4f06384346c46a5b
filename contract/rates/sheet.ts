import * as z from 'zod';

export const MAX_SHEET_BYTES = 25 * 2 ** 20;
export const SHEET_TOO_LARGE = 'The file can be at most 25 MB.';

export const RefusedRow = z.object({
  /** Of a sheet, its own row, the header being 1; of a list, the position, the first being 1. */
  row: z.number().int(),
  /** '' where the row as a whole is refused. */
  column: z.string(),
  issue: z.string(),
});
export type RefusedRow = z.infer<typeof RefusedRow>;
