import { and, eq, ne, sql } from 'drizzle-orm';
import { index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import type { ShipmentDraft } from '#domain/shipments/shipment-draft.ts';
import type { Connection, Transaction } from '../database/pool/connection.ts';
import { changedSince } from '../database/statements/changed-since.ts';
import { createdAt, id, moment } from '../database/statements/columns.ts';
import { organisations } from '../organisations/organisations-table.ts';

/** Names are unique in an organisation, which the handlers check under its lock: a merge may bring the same name. */
export const bookingTemplates = pgTable(
  'booking_templates',
  {
    id: id(),
    organisation_id: uuid('organisation_id')
      .notNull()
      .references(() => organisations.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    draft: jsonb('draft').$type<ShipmentDraft>().notNull(),
    created_at: createdAt(),
    updated_at: moment('updated_at').notNull().defaultNow(),
  },
  (table) => [
    index('booking_templates_by_name').on(table.organisation_id, sql`lower(${table.name})`, table.id),
  ],
);

export type TemplateRecord = typeof bookingTemplates.$inferSelect;
type NewTemplate = typeof bookingTemplates.$inferInsert;

export function listTemplates(
  connection: Connection,
  organisation_id: string,
  updated_since?: Date,
): Promise<TemplateRecord[]> {
  return connection
    .select()
    .from(bookingTemplates)
    .where(
      and(
        eq(bookingTemplates.organisation_id, organisation_id),
        changedSince(bookingTemplates.updated_at, updated_since),
      ),
    )
    .orderBy(sql`lower(${bookingTemplates.name})`, bookingTemplates.id);
}

export async function insertTemplate(
  transaction: Transaction,
  template: NewTemplate,
): Promise<TemplateRecord> {
  const [inserted] = await transaction.insert(bookingTemplates).values(template).returning();
  return inserted as TemplateRecord;
}

export async function findTemplate(
  connection: Connection,
  template_id: string,
): Promise<TemplateRecord | undefined> {
  const [found] = await connection
    .select()
    .from(bookingTemplates)
    .where(eq(bookingTemplates.id, template_id));
  return found;
}

/** Whether another template of the organisation has the name, in any case. */
export async function isNameTaken(
  connection: Connection,
  { organisation_id, name, except }: { organisation_id: string; name: string; except?: string },
): Promise<boolean> {
  const [found] = await connection
    .select({ id: bookingTemplates.id })
    .from(bookingTemplates)
    .where(
      and(
        eq(bookingTemplates.organisation_id, organisation_id),
        sql`lower(${bookingTemplates.name}) = lower(${name})`,
        except ? ne(bookingTemplates.id, except) : undefined,
      ),
    )
    .limit(1);
  return found !== undefined;
}

export async function renameTemplate(
  transaction: Transaction,
  template_id: string,
  change: Pick<TemplateRecord, 'name' | 'updated_at'>,
): Promise<TemplateRecord | undefined> {
  const [updated] = await transaction
    .update(bookingTemplates)
    .set(change)
    .where(eq(bookingTemplates.id, template_id))
    .returning();
  return updated;
}

export async function deleteTemplate(transaction: Transaction, template_id: string): Promise<void> {
  await transaction.delete(bookingTemplates).where(eq(bookingTemplates.id, template_id));
}

/** Moves the templates of an organisation to another one. */
export async function moveTemplates(
  transaction: Transaction,
  { from, into }: { from: string; into: string },
): Promise<void> {
  await transaction
    .update(bookingTemplates)
    .set({ organisation_id: into })
    .where(eq(bookingTemplates.organisation_id, from));
}

export async function deleteTemplatesOf(transaction: Transaction, organisation_id: string): Promise<void> {
  await transaction.delete(bookingTemplates).where(eq(bookingTemplates.organisation_id, organisation_id));
}
