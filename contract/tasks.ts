import * as z from 'zod';
import { Moment } from '#domain/calendar/moment.ts';
import { TASK_ANCHORS } from '#domain/tasks/task-template.ts';
import { plainText } from '#domain/validation/plain-text.ts';
import { operation } from './operation/operation.ts';
import { WorklistQuery, WorklistShipment } from './operation/worklist.ts';
import { NO_SHIPMENT } from './shipments/no-shipment.ts';
import { TrackingNumber } from './shipments/tracking-number.ts';

const TaskFields = z.object({
  title: plainText('Enter what to do.').min(1, 'Enter what to do.').max(200, 'At most 200 characters.'),
  /** Null where it follows from the departure or the arrival, or is not set. */
  due_at: Moment.nullable(),
  /** A member of staff. */
  owner_id: z.uuid().nullable(),
});
/** A change leaves what it does not name, so only new tasks have defaults. */
const NewFields = TaskFields.extend({
  due_at: TaskFields.shape.due_at.default(null),
  owner_id: TaskFields.shape.owner_id.default(null),
});

/** Something that staff do for a shipment. */
export const Task = z.object({
  id: z.uuid(),
  tracking_number: z.string(),
  title: z.string(),
  /** As set, or by the anchor; null where neither is known. */
  due_at: z.date().nullable(),
  /** What a standard task is due by: `etd` of the main leg or `eta` of the last; null for other tasks. */
  anchor: z.enum(TASK_ANCHORS).nullable(),
  /** Days after the anchor, negative before it. */
  days: z.number().int().nullable(),
  /** The local time zone of the due date. */
  time_zone: z.string(),
  owner: z.object({ user_id: z.uuid(), full_name: z.string() }).nullable(),
  /** Null while it is open. */
  done_at: z.date().nullable(),
  /** The version that `If-Match` names. */
  version: z.number().int(),
});
export type Task = z.infer<typeof Task>;

/** A task in the list across shipments. */
export const OpenTask = Task.extend(WorklistShipment.shape);
export type OpenTask = z.infer<typeof OpenTask>;

const Tasks = z.object({ tasks: z.array(Task) });
const WRITES = ['tasks', 'audit'];

export const tasks = {
  open: operation({
    access: 'staff',
    method: 'GET',
    path: '/tasks',
    summary:
      'The open tasks of all shipments, by due date; those without one last. Without standard tasks of cancelled shipments',
  })
    .input(WorklistQuery)
    .output(z.object({ tasks: z.array(OpenTask), next: z.string().nullable() })),

  count: operation({
    access: 'staff',
    method: 'GET',
    path: '/tasks/count',
    summary: 'The numbers of open tasks and of open exceptions that you own, each at most 100',
  }).output(z.object({ tasks: z.number().int(), exceptions: z.number().int() })),

  list: operation({
    access: 'staff',
    method: 'GET',
    path: '/shipments/{tracking_number}/tasks',
    summary: 'The tasks of a shipment, open ones first, by due date; at most 200',
  })
    .input(TrackingNumber)
    .output(Tasks)
    .errors({ NOT_FOUND: NO_SHIPMENT }),

  add: operation({
    access: 'staff',
    method: 'POST',
    path: '/shipments/{tracking_number}/tasks',
    summary: 'Add a task to a shipment',
    changes: WRITES,
    status: 201,
  })
    .input(TrackingNumber.extend(NewFields.shape))
    .output(Task)
    .errors({ NOT_FOUND: NO_SHIPMENT }),

  addStandard: operation({
    access: 'staff',
    method: 'POST',
    path: '/shipments/{tracking_number}/tasks/standard',
    summary:
      'Add the standard tasks of the mode and the incoterm that the shipment does not have yet, except those of steps that it has passed',
    changes: WRITES,
  })
    .input(TrackingNumber)
    .output(Tasks)
    .errors({ NOT_FOUND: NO_SHIPMENT }),

  change: operation({
    access: 'staff',
    method: 'PATCH',
    path: '/tasks/{id}',
    summary: 'Change or complete a task, unless it has changed since the version that If-Match names',
    changes: WRITES,
  })
    .input(
      z.object({ id: z.uuid() }).extend(TaskFields.partial().shape).extend({
        /** Completes it, or opens it again. */
        done: z.boolean().optional(),
      }),
    )
    .output(Task)
    .errors({
      NOT_FOUND: { status: 404, message: 'No such task.' },
      PRECONDITION_FAILED: {
        status: 412,
        message: 'Someone else has changed this task. Review their changes, then save again.',
      },
    }),
};
