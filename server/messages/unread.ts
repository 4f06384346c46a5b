import { signedIn } from '../api/call-context.ts';
import { readerOf } from '../shipment-records/reader.ts';
import { operations } from './operations.ts';
import { sideOf } from './side-of.ts';
import { countUnreadThreads } from './thread-rows.ts';

export const unread = operations.unread.handler(async ({ context }) => {
  const person = signedIn(context);
  const whose = { user_id: person.user_id, side: sideOf(person), reader: readerOf(person) };
  return { threads: await countUnreadThreads(context.database.db, whose) };
});
