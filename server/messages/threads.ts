import { signedIn } from '../api/call-context.ts';
import { readerOf } from '../shipment-records/reader.ts';
import { operations } from './operations.ts';
import { sideOf } from './side-of.ts';
import { listThreads } from './thread-rows.ts';

export const threads = operations.threads.handler(({ input, context }) => {
  const person = signedIn(context);
  const whose = { user_id: person.user_id, side: sideOf(person), reader: readerOf(person) };
  return listThreads(context.database.db, whose, input);
});
