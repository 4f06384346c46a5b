import { index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { DOCUMENT_STATUSES } from '#domain/documents/document-status.ts';
import { DOCUMENT_TYPES } from '#domain/documents/document-type.ts';
import { createdAt, id, oneOf } from '../database/columns.ts';
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
