import { and, eq, getTableColumns, inArray, sql } from 'drizzle-orm';
import { index, integer, pgTable, smallint, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import {
  CLASSIFIERS,
  EMPTY_INDICATORS,
  MILESTONE_SOURCES,
  OBJECT_KINDS,
} from '#domain/milestones/milestone.ts';
import type { MilestoneCode } from '#domain/milestones/milestone-codes.ts';
import type { Connection, Transaction } from '../database/pool/connection.ts';
import { anyOf } from '../database/statements/any-of.ts';
import { id, moment, oneOf, personIndex } from '../database/statements/columns.ts';
import { insertMissing } from '../database/statements/insert-many.ts';
import { users } from '../people/users-table.ts';
import { shipments } from '../shipment-records/shipments-table.ts';

/** Reports about shipments, legs and equipment, append-only. Retractions are in a table of their own. */
export const milestones = pgTable(
  'milestones',
  {
    id: id(),
    shipment_id: uuid('shipment_id')
      .notNull()
      .references(() => shipments.id, { onDelete: 'cascade' }),
    object_kind: text('object_kind', { enum: OBJECT_KINDS }).notNull(),
    /** Of a leg: its id in the file. The sequence is that of the time of the report. */
    leg_id: uuid('leg_id'),
    leg_sequence: integer('leg_sequence'),
    equipment_number: text('equipment_number'),
    code: text('code').$type<MilestoneCode>().notNull(),
    classifier: text('classifier', { enum: CLASSIFIERS }).notNull(),
    occurred_at: moment('occurred_at').notNull(),
    /** Minutes ahead of UTC, if reported. */
    utc_offset: smallint('utc_offset'),
    unlocode: text('unlocode').notNull().default(''),
    facility: text('facility').notNull().default(''),
    /** Of equipment, if reported. */
    empty_indicator: text('empty_indicator', { enum: EMPTY_INDICATORS }),
    source: text('source', { enum: MILESTONE_SOURCES }).notNull(),
    source_reference: text('source_reference').notNull().default(''),
    reported_at: moment('reported_at'),
    received_at: moment('received_at').notNull(),
    document_type: text('document_type').notNull().default(''),
    document_reference: text('document_reference').notNull().default(''),
    reason: text('reason').notNull().default(''),
    /** Null when the system wrote it. */
    recorded_by: uuid('recorded_by').references(() => users.id, { onDelete: 'set null' }),
    /** A digest of what the source reported, by which duplicates are recognized. */
    fingerprint: text('fingerprint').notNull(),
  },
  (table) => [
    oneOf('milestones_object_kind', table.object_kind, OBJECT_KINDS),
    oneOf('milestones_classifier', table.classifier, CLASSIFIERS),
    oneOf('milestones_empty_indicator', table.empty_indicator, EMPTY_INDICATORS),
    oneOf('milestones_source', table.source, MILESTONE_SOURCES),
    uniqueIndex('milestones_by_fingerprint').on(table.shipment_id, table.fingerprint),
    index('milestones_by_creation').on(table.received_at, table.id),
    index('milestones_by_occurrence').on(table.occurred_at, table.id),
    index('milestones_by_code').on(table.code, table.received_at, table.id),
    personIndex('milestones_recorded_by', table.recorded_by),
  ],
);

export const milestoneRetractions = pgTable(
  'milestone_retractions',
  {
    milestone_id: uuid('milestone_id')
      .primaryKey()
      .references(() => milestones.id, { onDelete: 'cascade' }),
    reason: text('reason').notNull(),
    retracted_at: moment('retracted_at').notNull(),
    /** Null when the system retracted it. */
    retracted_by: uuid('retracted_by').references(() => users.id, { onDelete: 'set null' }),
  },
  (table) => [index('milestone_retractions_by_person').on(table.retracted_by)],
);

/** Reports that staff have chosen over others of their event. The audit log has those of the past. */
export const milestoneOverrides = pgTable(
  'milestone_overrides',
  {
    milestone_id: uuid('milestone_id')
      .primaryKey()
      .references(() => milestones.id, { onDelete: 'cascade' }),
    reason: text('reason').notNull(),
    overridden_at: moment('overridden_at').notNull(),
    overridden_by: uuid('overridden_by').references(() => users.id, { onDelete: 'set null' }),
  },
  (table) => [index('milestone_overrides_by_person').on(table.overridden_by)],
);

/** Planned by us rather than reported. */
export const isOwnPlan = sql`${milestones.source} = 'rule' and ${milestones.classifier} = 'PLN'`;

export type NewMilestone = Required<typeof milestones.$inferInsert>;
export type MilestoneRecord = typeof milestones.$inferSelect & {
  retracted: boolean;
  /** Set where staff have chosen it. */
  override: { reason: string; overridden_at: Date } | null;
  retracted_at: Date | null;
};
type NewRetraction = typeof milestoneRetractions.$inferInsert;

/** Duplicates of stored ones are left out. */
export async function insertMilestones(
  transaction: Transaction,
  rows: readonly NewMilestone[],
): Promise<void> {
  await insertMissing(transaction, milestones, rows);
}

export async function listMilestones(
  connection: Connection,
  shipment_id: string,
): Promise<MilestoneRecord[]> {
  return (await selectRecords(connection).where(eq(milestones.shipment_id, shipment_id))).map(recordOf);
}

export async function listMilestonesByShipment(
  connection: Connection,
  shipment_ids: readonly string[],
): Promise<MilestoneRecord[]> {
  return (await selectRecords(connection).where(anyOf(milestones.shipment_id, shipment_ids))).map(recordOf);
}

/** Which shipments have milestones beyond the plan of their booking. */
export async function listReported(
  connection: Connection,
  shipment_ids: readonly string[],
): Promise<string[]> {
  const found = await connection
    .selectDistinctOn([milestones.shipment_id], { shipment_id: milestones.shipment_id })
    .from(milestones)
    .where(and(anyOf(milestones.shipment_id, shipment_ids), sql`not (${isOwnPlan})`));
  return found.map(({ shipment_id }) => shipment_id);
}

export async function findMilestone(
  connection: Connection,
  id: string,
): Promise<MilestoneRecord | undefined> {
  const [row] = await selectRecords(connection).where(eq(milestones.id, id));
  return row && recordOf(row);
}

export async function listMilestonesById(
  connection: Connection,
  ids: readonly string[],
): Promise<MilestoneRecord[]> {
  return (await selectRecords(connection).where(anyOf(milestones.id, ids))).map(recordOf);
}

function selectRecords(connection: Connection) {
  return connection
    .select({
      ...getTableColumns(milestones),
      retracted_at: milestoneRetractions.retracted_at,
      override_reason: milestoneOverrides.reason,
      overridden_at: milestoneOverrides.overridden_at,
    })
    .from(milestones)
    .leftJoin(milestoneRetractions, eq(milestoneRetractions.milestone_id, milestones.id))
    .leftJoin(milestoneOverrides, eq(milestoneOverrides.milestone_id, milestones.id));
}

function recordOf({
  retracted_at,
  override_reason,
  overridden_at,
  ...row
}: Awaited<ReturnType<typeof selectRecords>>[number]): MilestoneRecord {
  return {
    ...row,
    retracted_at,
    retracted: retracted_at !== null,
    override: overridden_at && { reason: override_reason ?? '', overridden_at },
  };
}

export async function insertRetractions(
  transaction: Transaction,
  rows: readonly NewRetraction[],
): Promise<void> {
  if (rows.length > 0) await transaction.insert(milestoneRetractions).values([...rows]);
}

/** Lets the same reports be recorded again: those of an import that was undone are not duplicates. */
export async function releaseFingerprints(transaction: Transaction, ids: readonly string[]): Promise<void> {
  await transaction
    .update(milestones)
    .set({ fingerprint: sql`${milestones.fingerprint} || ' ' || ${milestones.id}` })
    .where(anyOf(milestones.id, ids));
}

export async function insertOverride(
  transaction: Transaction,
  row: typeof milestoneOverrides.$inferInsert,
): Promise<void> {
  await transaction.insert(milestoneOverrides).values(row);
}

export async function deleteOverrides(
  transaction: Transaction,
  milestone_ids: readonly string[],
): Promise<void> {
  if (milestone_ids.length > 0)
    await transaction
      .delete(milestoneOverrides)
      .where(inArray(milestoneOverrides.milestone_id, [...milestone_ids]));
}
