import { and, asc, eq, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  boolean,
  index,
  integer,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { TASK_ANCHORS } from '#domain/tasks/task-template.ts';
import type { Connection, Transaction } from '../database/pool/connection.ts';
import { anyOf } from '../database/statements/any-of.ts';
import { createdAt, id, moment, oneOf } from '../database/statements/columns.ts';
import { profiles } from '../people/profiles-table.ts';
import { users } from '../people/users-table.ts';
import { shipments } from '../shipment-records/shipments-table.ts';

/** What staff do for shipments. */
export const tasks = pgTable(
  'tasks',
  {
    id: id(),
    shipment_id: uuid('shipment_id')
      .notNull()
      .references(() => shipments.id, { onDelete: 'cascade' }),
    /** The standard task that it is; null for others. */
    template_key: text('template_key'),
    title: text('title').notNull(),
    /** As staff have set; null where it follows from the anchor. */
    due_at: moment('due_at'),
    anchor: text('anchor', { enum: TASK_ANCHORS }),
    /** Days after the anchor. */
    days: integer('days'),
    owner_id: uuid('owner_id').references(() => users.id, { onDelete: 'set null' }),
    /** Null while it is open. */
    done_at: moment('done_at'),
    done_by: uuid('done_by').references(() => users.id, { onDelete: 'set null' }),
    /** When it is due, as set or by its anchor, for lists across shipments; triggers set it while the task is open. */
    computed_due_at: moment('computed_due_at'),
    /**
     * Whether it is a standard task of a cancelled shipment, which nobody has to do; triggers set it. What staff have added
     * themselves may be about the cancellation.
     */
    cancelled: boolean('cancelled').notNull().default(false),
    created_at: createdAt(),
    /** The version for optimistic locking. */
    version: integer('version').notNull().default(1),
  },
  (table) => [
    oneOf('tasks_anchor', table.anchor, TASK_ANCHORS),
    // Of a standard task, a shipment has one; others have no key, and nulls are distinct.
    uniqueIndex('tasks_of_template').on(table.shipment_id, table.template_key),
    index('tasks_of_owner').on(table.owner_id).where(sql`${table.owner_id} is not null`),
    index('tasks_of_doer').on(table.done_by).where(sql`${table.done_by} is not null`),
    index('tasks_open').on(dueOrderOf(table), table.id).where(isOpen(table)),
    index('tasks_open_of_owner')
      .on(table.owner_id, dueOrderOf(table), table.id)
      .where(sql`${isOpen(table)} and ${table.owner_id} is not null`),
    index('tasks_open_of_nobody')
      .on(dueOrderOf(table), table.id)
      .where(sql`${isOpen(table)} and ${table.owner_id} is null`),
  ],
);

type Columns<Name extends string> = Record<Name, AnyPgColumn>;

/** By due date; those without one last. */
export function dueOrderOf({ computed_due_at }: Columns<'computed_due_at'>): SQL {
  return sql`coalesce(${computed_due_at}, 'infinity')`;
}

export function isOpen({ done_at, cancelled }: Columns<'done_at' | 'cancelled'>): SQL {
  return sql`${done_at} is null and not ${cancelled}`;
}

type TaskRecord = typeof tasks.$inferSelect;
type NewTask = typeof tasks.$inferInsert;

/** Standard tasks that the shipment has already are left out. */
export async function insertTasks(
  transaction: Transaction,
  added: readonly NewTask[],
): Promise<TaskRecord[]> {
  if (added.length === 0) return [];
  return transaction
    .insert(tasks)
    .values([...added])
    .onConflictDoNothing()
    .returning();
}

export async function findTask(connection: Connection, task_id: string): Promise<TaskRecord | undefined> {
  const [found] = await connection.select().from(tasks).where(eq(tasks.id, task_id));
  return found;
}

export async function updateTask(
  transaction: Transaction,
  task_id: string,
  change: Partial<NewTask>,
): Promise<void> {
  await transaction
    .update(tasks)
    .set({ ...change, version: sql`${tasks.version} + 1` })
    .where(eq(tasks.id, task_id));
}

/** The open standard tasks with these keys, locked in the order of their ids, against deadlocks. */
export async function lockOpenTasks(
  transaction: Transaction,
  wanted: readonly { shipment_id: string; keys: readonly string[] }[],
): Promise<Pick<TaskRecord, 'id' | 'title' | 'shipment_id'>[]> {
  if (wanted.length === 0) return [];
  const shipment_ids = wanted.map(({ shipment_id }) => shipment_id);
  const { id, title, shipment_id, template_key } = tasks;
  const open = await transaction
    .select({ id, title, shipment_id, template_key })
    .from(tasks)
    .where(and(anyOf(shipment_id, shipment_ids), sql`${template_key} is not null`, isOpen(tasks)))
    .orderBy(id)
    .for('update');
  return open.filter((task) =>
    wanted.some(
      ({ shipment_id, keys }) => shipment_id === task.shipment_id && keys.includes(task.template_key ?? ''),
    ),
  );
}

/** Makes open standard tasks with a key due at another moment; those that staff have dated otherwise stay as they are. */
export async function moveDue(
  transaction: Transaction,
  shipment_ids: readonly string[],
  { key, from, to }: { key: string; from: Date | null; to: Date | null },
): Promise<void> {
  if (shipment_ids.length === 0 || from?.getTime() === to?.getTime()) return;
  const { shipment_id, template_key, due_at } = tasks;
  await transaction
    .update(tasks)
    .set({ due_at: to, version: sql`${tasks.version} + 1` })
    .where(
      and(
        anyOf(shipment_id, shipment_ids),
        eq(template_key, key),
        isOpen(tasks),
        from ? or(isNull(due_at), eq(due_at, from)) : isNull(due_at),
      ),
    );
}

export async function markTasksDone(
  transaction: Transaction,
  task_ids: readonly string[],
  done: Pick<TaskRecord, 'done_at' | 'done_by'>,
): Promise<void> {
  await transaction
    .update(tasks)
    .set({ ...done, version: sql`${tasks.version} + 1` })
    .where(anyOf(tasks.id, task_ids));
}

/** Returns the standard tasks with these keys that were done and are open again. */
export async function reopenDoneTasks(
  transaction: Transaction,
  shipment_id: string,
  keys: readonly string[],
): Promise<Pick<TaskRecord, 'id' | 'title'>[]> {
  if (keys.length === 0) return [];
  const { id, title, template_key, done_at } = tasks;
  return transaction
    .update(tasks)
    .set({ done_at: null, done_by: null, version: sql`${tasks.version} + 1` })
    .where(and(eq(tasks.shipment_id, shipment_id), anyOf(template_key, keys), isNotNull(done_at)))
    .returning({ id, title });
}

const MAX_TASKS = 200;

/** In the order in which they were added, each with its owner. */
export async function listTasks(connection: Connection, shipment_id: string) {
  return connection
    .select({ task: tasks, owner: { user_id: profiles.user_id, full_name: profiles.full_name } })
    .from(tasks)
    .leftJoin(profiles, eq(profiles.user_id, tasks.owner_id))
    .where(eq(tasks.shipment_id, shipment_id))
    .orderBy(asc(tasks.created_at), asc(tasks.id))
    .limit(MAX_TASKS);
}
