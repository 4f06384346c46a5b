import {
  type NoticeRecipient,
  noticeRecipients,
  storedRecipients,
} from '#domain/documents/arrival/notice-recipients.ts';
import type { Connection } from '../../database/pool/connection.ts';
import { listParties } from '../../shipment-file/parties-table.ts';
import type { DocumentRecord } from '../shipping-documents-table.ts';

/** Who gets the document by e-mail when it is issued, or got it then. Only arrival notices go to the parties of the shipment. */
export async function findRecipients(
  connection: Connection,
  {
    document_type,
    shipment_id,
    ...filed
  }: Pick<DocumentRecord, 'document_type' | 'shipment_id'> &
    Partial<Pick<DocumentRecord, 'status' | 'document_data'>>,
): Promise<NoticeRecipient[]> {
  if (document_type !== 'arrival_notice') return [];
  if (filed.document_data && filed.status !== 'draft') return storedRecipients(filed.document_data);
  return noticeRecipients(await listParties(connection, shipment_id));
}
