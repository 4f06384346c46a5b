import { and, desc, eq, ne } from 'drizzle-orm';
import { index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { documentNumber } from '#domain/documents/document-number.ts';
import { DOCUMENT_STATUSES } from '#domain/documents/document-status.ts';
import { DOCUMENT_TYPES, type DocumentType } from '#domain/documents/document-type.ts';
import { createdAt, id, oneOf } from '../database/columns.ts';
import type { Connection, Transaction } from '../database/connection.ts';
import { users } from '../people/account-tables.ts';
import { shipments } from '../shipments/shipments-table.ts';

export const shippingDocuments = pgTable(
  'shipping_documents',
  {
    id: id(),
    shipment_id: uuid('shipment_id')
      .notNull()
      .references(() => shipments.id, { onDelete: 'cascade' }),
    document_type: text('document_type', { enum: DOCUMENT_TYPES }).notNull(),
    document_number: text('document_number').notNull().unique(),
    document_data: jsonb('document_data').$type<Record<string, unknown>>().notNull(),
    generated_by: uuid('generated_by').references(() => users.id, { onDelete: 'set null' }),
    status: text('status', { enum: DOCUMENT_STATUSES }).notNull().default('draft'),
    created_at: createdAt(),
  },
  (table) => [
    oneOf('shipping_documents_type', table.document_type, DOCUMENT_TYPES),
    oneOf('shipping_documents_status', table.status, DOCUMENT_STATUSES),
    index('shipping_documents_of_shipment').on(table.shipment_id, table.created_at.desc()),
    index('shipping_documents_newest').on(table.created_at.desc(), table.id.desc()),
  ],
);

export type DocumentRecord = typeof shippingDocuments.$inferSelect;
type NewDocument = Omit<typeof shippingDocuments.$inferInsert, 'document_number' | 'created_at'>;

/** The document under the moment's number or, where that is taken, under that of the next free millisecond. */
export async function insertDocument(
  transaction: Transaction,
  document: NewDocument,
  now: Date,
): Promise<Pick<DocumentRecord, 'id' | 'document_number'>> {
  for (let moment = now; ; moment = new Date(moment.getTime() + 1)) {
    const [inserted] = await transaction
      .insert(shippingDocuments)
      .values({
        ...document,
        document_number: documentNumber(document.document_type, moment),
        created_at: now,
      })
      // Waits for another transaction that is about to take the same number.
      .onConflictDoNothing({ target: shippingDocuments.document_number })
      .returning({ id: shippingDocuments.id, document_number: shippingDocuments.document_number });
    if (inserted) return inserted;
  }
}

/** The document of the type that is in force: the newest that is not void. */
export async function findDocumentInForce(
  connection: Connection,
  shipment_id: string,
  document_type: DocumentType,
): Promise<DocumentRecord | undefined> {
  const [found] = await connection
    .select()
    .from(shippingDocuments)
    .where(
      and(
        eq(shippingDocuments.shipment_id, shipment_id),
        eq(shippingDocuments.document_type, document_type),
        ne(shippingDocuments.status, 'void'),
      ),
    )
    .orderBy(desc(shippingDocuments.created_at), desc(shippingDocuments.id))
    .limit(1);
  return found;
}

export async function voidDocument(transaction: Transaction, id: string): Promise<void> {
  await transaction.update(shippingDocuments).set({ status: 'void' }).where(eq(shippingDocuments.id, id));
}
