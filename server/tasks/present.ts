import type { Task } from '#contract/tasks.ts';
import { dueOf } from '#domain/tasks/task-template.ts';
import type { Connection } from '../database/pool/connection.ts';
import type { ShipmentRecord } from '../shipment-records/shipments-table.ts';
import type { TasksContext } from './operations.ts';
import { taskAnchors } from './task-anchors.ts';
import { listTasks } from './tasks-table.ts';

/** The tasks of a shipment, open ones first, by due date; those without one last. */
export async function presentTasks(
  connection: Connection,
  { geography }: Pick<TasksContext, 'geography'>,
  shipment: ShipmentRecord,
): Promise<Task[]> {
  const [rows, anchors] = await Promise.all([
    listTasks(connection, shipment.id),
    taskAnchors(connection, shipment),
  ]);
  const zones = {
    etd: geography.timeZones.ofTown(shipment.origin_city, shipment.origin_country),
    eta: geography.timeZones.ofTown(shipment.destination_city, shipment.destination_country),
  };
  const order = ({ done_at, due_at }: Task) =>
    [done_at ? 1 : 0, due_at?.getTime() ?? Number.MAX_SAFE_INTEGER] as const;
  return rows
    .map(
      ({ task: { id, title, anchor, days, done_at, version, ...task }, owner }): Task => ({
        id,
        tracking_number: shipment.tracking_number,
        title,
        due_at: dueOf({ anchor, days, due_at: task.due_at }, anchors),
        anchor,
        days,
        time_zone: zones[anchor ?? 'eta'],
        owner,
        done_at,
        version,
      }),
    )
    .toSorted((one, other) => order(one)[0] - order(other)[0] || order(one)[1] - order(other)[1]);
}

/** One of them, after a change. */
export async function presentTask(
  connection: Connection,
  context: Pick<TasksContext, 'geography'>,
  shipment: ShipmentRecord,
  task_id: string,
): Promise<Task> {
  const task = (await presentTasks(connection, context, shipment)).find(({ id }) => id === task_id);
  if (!task) throw new Error('The task vanished while its shipment was locked.');
  return task;
}
