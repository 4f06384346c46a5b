import { changesBetween } from '#domain/shipments/changes.ts';
import { signedIn } from '../api/call-context.ts';
import { matches } from '../api/if-match.ts';
import { checkOwner } from '../people/check-owner.ts';
import { publishShipmentChanged } from '../shipment-records/publish-changed.ts';
import { lockShipmentFor } from '../shipment-records/shipment-for.ts';
import { operations } from './operations.ts';
import { presentTask } from './present.ts';
import { findTask, updateTask } from './tasks-table.ts';

export const change = operations.change.handler(({ input, context, errors }) =>
  context.write(async (transaction) => {
    const { id, done, ...fields } = input;
    const by = signedIn(context);
    const found = await findTask(transaction, id);
    const shipment = found && (await lockShipmentFor(transaction, by, found.shipment_id));
    // Read again, because it may have changed before the lock.
    const task = shipment && (await findTask(transaction, id));
    if (!task) throw errors.NOT_FOUND();
    if (matches(context.requestHeaders, task.version) === false) throw errors.PRECONDITION_FAILED();
    await checkOwner(transaction, fields.owner_id, { present: task.owner_id });
    const isDone = task.done_at !== null;
    const changes = changesBetween({ ...task, done: isDone }, { ...fields, done });
    if (Object.keys(changes).length > 0) {
      await updateTask(transaction, id, {
        ...fields,
        ...(done !== undefined &&
          done !== isDone && {
            done_at: done ? context.now() : null,
            done_by: done ? by.user_id : null,
          }),
      });
      await publishShipmentChanged(transaction, context.broadcast, shipment, {
        by,
        action: 'tasks.change',
        detail: { task: id, title: task.title, changes },
      });
    }
    return presentTask(transaction, context, shipment, id);
  }),
);
