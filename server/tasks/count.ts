import { signedIn } from '../api/call-context.ts';
import { countOwnExceptions } from '../exceptions/open-exception-rows.ts';
import { readerOf } from '../shipment-records/reader.ts';
import { countOwnTasks } from './open-task-rows.ts';
import { operations } from './operations.ts';

export const count = operations.count.handler(async ({ context }) => {
  const { db } = context.database;
  const person = signedIn(context);
  const reader = { user_id: person.user_id, reader: readerOf(person) };
  const [tasks, exceptions] = await Promise.all([countOwnTasks(db, reader), countOwnExceptions(db, reader)]);
  return { tasks, exceptions };
});
