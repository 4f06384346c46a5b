import * as z from 'zod';

/**
 * A backup is one zstd stream of text that `zstd -dc` shows: a line of JSON about the whole; then each table as a line of
 * JSON, its rows as PostgreSQL's COPY writes them, the line `\.`, and a line with their count and checksum; then kept
 * files, likewise; at last the line that says that nothing is missing. psql could read it in need.
 */
export const FORMAT = 1;

export const END_OF_ROWS = '\\.\n';

export const Head = z.object({
  groundswell_backup: z.literal(FORMAT),
  /** The version of the program that wrote it. */
  program: z.string(),
  taken_at: z.iso.datetime(),
  /** The newest migration that the database had had. */
  migration: z.number(),
  postgresql: z.string(),
  /** Tells whether two secrets are the same, and nothing else of them. */
  secret_mark: z.string(),
});
export type Head = z.infer<typeof Head>;

export const Part = z.union([
  z.object({
    table: z.string(),
    columns: z.array(z.string()),
    /** Of a table that is kept by the day: the days which its rows need. */
    days: z.array(z.iso.date()).optional(),
  }),
  z.object({ file: z.string() }),
]);
export type Part = z.infer<typeof Part>;

export const Sum = z.object({ rows: z.number(), sha256: z.string() });
export type Sum = z.infer<typeof Sum>;

export const Tail = z.object({
  sequences: z.record(z.string(), z.object({ last: z.string(), used: z.boolean() })),
  /** Of everything before this line. */
  whole_sha256: z.string(),
});
export type Tail = z.infer<typeof Tail>;

/** What anybody can tell of a backup, whichever version wrote it. */
export const AnyHead = z.object({ groundswell_backup: z.number(), program: z.string() });
