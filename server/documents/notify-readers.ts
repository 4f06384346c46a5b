import type { DocumentType } from '#domain/documents/document-type.ts';
import { VALUED_DOCUMENTS } from '#domain/documents/valued-documents.ts';
import type { Transaction } from '../database/pool/connection.ts';
import type { Notifier } from '../notifications/notifier.ts';
import { notifyHolders } from '../notifications/notify-members.ts';
import { listHolders } from '../organisations/members-table.ts';

/** Notifies the members who may read a document of this type. */
export async function notifyReaders(
  transaction: Transaction,
  notifier: Notifier,
  { organisation_id, document_type }: { organisation_id: string | null; document_type: DocumentType },
  message: Parameters<typeof notifyHolders>[3],
): Promise<void> {
  if (organisation_id === null) return;
  const holders = await listHolders(transaction, organisation_id, 'view');
  const readers = VALUED_DOCUMENTS.includes(document_type)
    ? holders.filter(({ sees_prices }) => sees_prices)
    : holders;
  await notifyHolders(transaction, notifier, readers, message);
}
