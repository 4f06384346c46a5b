import type { Transaction } from '../database/pool/connection.ts';
import { deleteFilesOf } from '../files/shipment-files-table.ts';
import { deleteMailTitled } from '../mail/mail-outbox-table.ts';
import { fileTitle, messageTitle } from '../messages/message-titles.ts';
import { deleteMessagesOf } from '../messages/messages-table.ts';
import { deleteMessageNotifications } from '../notifications/notifications-table.ts';
import { listNumbers } from '../shipment-records/shipments-table.ts';

/** Deletes the messages and files of shipments, and what others were notified of them. */
export async function eraseCorrespondence(
  transaction: Transaction,
  shipment_ids: readonly string[],
): Promise<void> {
  const numbers = await listNumbers(transaction, shipment_ids);
  await deleteMessageNotifications(transaction, numbers);
  await deleteMailTitled(transaction, [...numbers.map(messageTitle), ...numbers.map(fileTitle)]);
  await deleteMessagesOf(transaction, shipment_ids);
  await deleteFilesOf(transaction, shipment_ids);
}
