import { eq } from 'drizzle-orm';
import { jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { SheetMapping } from '#domain/rates/rate-sheet.ts';
import type { Connection, Transaction } from '../../database/pool/connection.ts';
import { createdAt } from '../../database/statements/columns.ts';

/** The column mapping of the last import of a rate sheet with each header. */
export const sheetMappings = pgTable('rate_sheet_mappings', {
  /** The SHA-256 of the header's names. */
  header: text('header').primaryKey(),
  mapping: jsonb('mapping').$type<SheetMapping>().notNull(),
  created_at: createdAt(),
});

export async function findMapping(connection: Connection, header: string): Promise<SheetMapping | undefined> {
  const [found] = await connection.select().from(sheetMappings).where(eq(sheetMappings.header, header));
  return found?.mapping;
}

export async function saveMapping(
  transaction: Transaction,
  saved: { header: string; mapping: SheetMapping; created_at: Date },
): Promise<void> {
  const { header: _, ...fields } = saved;
  await transaction
    .insert(sheetMappings)
    .values(saved)
    .onConflictDoUpdate({ target: sheetMappings.header, set: fields });
}
