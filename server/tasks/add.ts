import { signedIn } from '../api/call-context.ts';
import { checkOwner } from '../people/check-owner.ts';
import { lockNumber } from '../shipment-records/lock-number.ts';
import { publishShipmentChanged } from '../shipment-records/publish-changed.ts';
import { operations } from './operations.ts';
import { presentTask } from './present.ts';
import { insertTasks } from './tasks-table.ts';

export const add = operations.add.handler(({ input, context, errors }) =>
  context.write(async (transaction) => {
    const { tracking_number, ...fields } = input;
    const shipment = await lockNumber(transaction, context, tracking_number);
    if (!shipment) throw errors.NOT_FOUND();
    await checkOwner(transaction, fields.owner_id);
    const [task] = await insertTasks(transaction, [
      { ...fields, shipment_id: shipment.id, created_at: context.now() },
    ]);
    if (!task) throw new Error('A task without a template was not inserted.');
    await publishShipmentChanged(transaction, context.broadcast, shipment, {
      by: signedIn(context),
      action: 'tasks.add',
      detail: { task: task.id, title: task.title },
    });
    return presentTask(transaction, context, shipment, task.id);
  }),
);
