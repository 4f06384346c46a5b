import * as z from 'zod';

/**
 * A backup is a zstd stream of text that `zstd -dc` can show. It starts with a JSON line about the whole.
 * Each table follows as a JSON line, its rows in PostgreSQL’s COPY format, the line `\.`, and a line with row
 * count and checksum; then files in the same way. The last line confirms that the backup is complete. In an
 * emergency psql can read it.
 */
export const FORMAT = 1;

export const END_OF_ROWS = '\\.\n';

export const ArchiveHeader = z.object({
  groundswell_backup: z.literal(FORMAT),
  /** The version of the program that wrote the backup. */
  program: z.string(),
  taken_at: z.iso.datetime(),
  /** The latest migration of the database. */
  migration: z.number(),
  postgresql: z.string(),
  /** A fingerprint by which two secrets can be compared without revealing them. */
  secret_mark: z.string(),
});
export type ArchiveHeader = z.infer<typeof ArchiveHeader>;

export const Part = z.union([
  z.object({
    table: z.string(),
    columns: z.array(z.string()),
    /** The days whose partitions the rows need, for a table partitioned by day. */
    days: z.array(z.iso.date()).optional(),
    /** The rows are of the separate database of positions. */
    database: z.literal('positions').optional(),
  }),
  z.object({ file: z.string() }),
]);
export type Part = z.infer<typeof Part>;

export const Sum = z.object({ rows: z.number(), sha256: z.string() });
export type Sum = z.infer<typeof Sum>;

export const ArchiveTrailer = z.object({
  sequences: z.record(z.string(), z.object({ last: z.string(), used: z.boolean() })),
  /** The checksum of everything before this line. */
  whole_sha256: z.string(),
});
export type ArchiveTrailer = z.infer<typeof ArchiveTrailer>;

/** The part of the header that every version can read. */
export const AnyArchiveHeader = z.object({ groundswell_backup: z.number(), program: z.string() });
