import * as z from 'zod';

/** A row that is not imported, with the reason. */
export const RefusedRow = z.object({
  /** Of a sheet, its own row, the header being 1; of a list, the position, the first being 1. */
  row: z.number().int(),
  /** '' where the row as a whole is refused. */
  column: z.string(),
  issue: z.string(),
});
export type RefusedRow = z.infer<typeof RefusedRow>;
