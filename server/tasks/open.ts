import { signedIn } from '../api/call-context.ts';
import { readerOf } from '../shipment-records/reader.ts';
import { listOpenTasks } from './open-task-rows.ts';
import { operations } from './operations.ts';

export const open = operations.open.handler(async ({ input, context }) => {
  const person = signedIn(context);
  const { page, next } = await listOpenTasks(context.database.db, {
    ...input,
    user_id: person.user_id,
    reader: readerOf(person),
  });
  const { timeZones } = context.geography;
  const tasks = page.map(({ origin_country, destination_country, ...task }) => ({
    ...task,
    time_zone:
      task.anchor === 'etd'
        ? timeZones.ofTown(task.origin_city, origin_country)
        : timeZones.ofTown(task.destination_city, destination_country),
  }));
  return { tasks, next };
});
