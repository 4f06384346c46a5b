import type { Person } from '#domain/people/person.ts';
import { truncate } from '#domain/validation/truncate.ts';
import type { Transaction } from '../database/pool/connection.ts';
import { newId } from '../database/statements/columns.ts';
import type { Notifier } from '../notifications/notifier.ts';
import type { ShipmentRecord } from '../shipment-records/shipments-table.ts';
import { findMentioned } from './mentionable-people.ts';
import { mentionTitle, messageTitle } from './message-titles.ts';
import { insertMentions, insertMessage, markThreadRead } from './messages-table.ts';
import { notifyThread } from './notify-thread.ts';
import { sideOf } from './side-of.ts';

const PREVIEW = 200;

interface Posted {
  person: Pick<Person, 'user_id' | 'full_name' | 'role'>;
  shipment: ShipmentRecord;
  text: string;
  internal: boolean;
  /** Given where the same message may be posted again: then null is returned. */
  id?: string;
}

/** Adds a message to a thread, and notifies the other side and the people it mentions. */
export async function postMessage(
  transaction: Transaction,
  notifier: Notifier,
  { person, shipment, text, internal, id = newId() }: Posted,
) {
  const { user_id, full_name: author } = person;
  const side = sideOf(person);
  const { id: shipment_id, tracking_number, organisation_id, branch_id } = shipment;
  const created_at = notifier.now();
  const written = { id, shipment_id, author_id: user_id, side, internal, text, created_at };
  if (!(await insertMessage(transaction, written))) return null;
  await markThreadRead(transaction, { user_id, shipment_id, read_at: created_at });
  const mentioned = await findMentioned(transaction, { organisation_id, branch_id, internal, user_id }, text);
  const user_ids = mentioned.map(({ id: mentioned_id }) => mentioned_id);
  await insertMentions(transaction, id, user_ids);
  await notifyThread(transaction, notifier, {
    shipment,
    author: { user_id, side },
    internal,
    title: messageTitle(tracking_number),
    message: text.length > PREVIEW ? `${truncate(text, PREVIEW)}…` : text,
    mentioned: { user_ids, title: mentionTitle(tracking_number) },
  });
  return {
    id,
    text,
    author,
    author_id: user_id,
    side,
    created_at,
    mentions: mentioned.map(({ name }) => name),
    ...(side === 'staff' && { internal }),
  };
}
