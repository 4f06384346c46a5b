import { and, arrayOverlaps, eq, inArray, or, type SQL, sql } from 'drizzle-orm';
import { alias, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import type { TransportMode } from '#domain/routing/transport-mode.ts';
import {
  DIRECTIONS,
  FILE_NUMBER_DIGITS,
  fileNumberPrefix,
  LOADS,
  seriesMode,
} from '#domain/shipment-file/file-header.ts';
import { type BranchRecord, branches } from '../branches/branches-table.ts';
import type { Connection, Transaction } from '../database/pool/connection.ts';
import { oneOf } from '../database/statements/columns.ts';
import { shippingInstructions } from '../documents/shipping-instructions-table.ts';
import { organisations } from '../organisations/organisations-table.ts';
import { profiles } from '../people/profiles-table.ts';
import { users } from '../people/users-table.ts';
import { shipments } from '../shipment-records/shipments-table.ts';

/** What the forwarder notes about a shipment; no row for shipments booked before files had numbers, until one is needed. */
export const forwardingFiles = pgTable(
  'forwarding_files',
  {
    shipment_id: uuid('shipment_id')
      .primaryKey()
      .references(() => shipments.id, { onDelete: 'cascade' }),
    /** 'NGB-26-00118' */
    file_number: text('file_number').unique(),
    load: text('load', { enum: LOADS }),
    direction: text('direction', { enum: DIRECTIONS }),
    /** The person who runs the shipment. */
    operations_owner_id: uuid('operations_owner_id').references(() => users.id, { onDelete: 'set null' }),
    /** The person who sold it. */
    sales_owner_id: uuid('sales_owner_id').references(() => users.id, { onDelete: 'set null' }),
    labels: text('labels').array().notNull().default(sql`'{}'`),
  },
  (table) => [
    oneOf('forwarding_files_load', table.load, LOADS),
    oneOf('forwarding_files_direction', table.direction, DIRECTIONS),
    index('forwarding_files_of_operations_owner')
      .on(table.operations_owner_id)
      .where(sql`${table.operations_owner_id} is not null`),
    index('forwarding_files_of_sales_owner')
      .on(table.sales_owner_id)
      .where(sql`${table.sales_owner_id} is not null`),
    index('forwarding_files_by_label').using('gin', table.labels).where(sql`${table.labels} <> '{}'`),
  ],
);

/** The next file number of each branch, mode and year. Numbers of rolled-back bookings are given again. */
export const fileNumberSeries = pgTable(
  'file_number_series',
  {
    branch_id: uuid('branch_id')
      .notNull()
      .references(() => branches.id, { onDelete: 'cascade' }),
    /** 'sea' also for shipments of several modes, because their numbers look the same. */
    mode: text('mode').notNull(),
    year: integer('year').notNull(),
    next: integer('next').notNull(),
  },
  (table) => [primaryKey({ columns: [table.branch_id, table.mode, table.year] })],
);

type FileRecord = typeof forwardingFiles.$inferSelect;

/**
 * Opens the file of a new shipment under the next number of its series. Other bookings of the series wait until the
 * transaction ends, so this comes last in it.
 */
export async function openFile(
  transaction: Transaction,
  shipment_id: string,
  {
    branch,
    mode,
    year,
  }: { branch: Pick<BranchRecord, 'id' | 'code'>; mode: TransportMode | null; year: number },
): Promise<void> {
  await transaction.execute(sql`
    with taken as (
      insert into ${fileNumberSeries} (branch_id, mode, year, next) values (${branch.id}, ${seriesMode(mode)}, ${year}, 2)
      on conflict (branch_id, mode, year) do update set next = ${fileNumberSeries.next} + 1
      returning (next - 1)::text as number)
    insert into ${forwardingFiles} (shipment_id, file_number)
    select ${shipment_id}, ${fileNumberPrefix(branch.code, mode, year)}
      || lpad(number, greatest(length(number), ${FILE_NUMBER_DIGITS}), '0')
    from taken`);
}

/** Opens the files of shipments booked before files had numbers, in the order of booking. */
export async function openFiles(
  transaction: Transaction,
  booked: readonly {
    id: string;
    branch: Pick<BranchRecord, 'id' | 'code'>;
    transport_mode: TransportMode | null;
    created_at: Date;
  }[],
): Promise<void> {
  const inOrder = booked.toSorted((one, other) => one.created_at.getTime() - other.created_at.getTime());
  const series = Map.groupBy(inOrder, ({ branch, transport_mode, created_at }) =>
    fileNumberPrefix(branch.code, transport_mode, created_at.getUTCFullYear()),
  );
  const opened: { shipment_id: string; file_number: string }[] = [];
  // In the same order in each transaction, so that two of them don’t wait for each other.
  for (const [prefix, shipments] of [...series].sort()) {
    const [{ branch, transport_mode, created_at }] = shipments as [(typeof shipments)[number]];
    const [taken] = await transaction
      .insert(fileNumberSeries)
      .values({
        branch_id: branch.id,
        mode: seriesMode(transport_mode),
        year: created_at.getUTCFullYear(),
        next: shipments.length + 1,
      })
      .onConflictDoUpdate({
        target: [fileNumberSeries.branch_id, fileNumberSeries.mode, fileNumberSeries.year],
        set: { next: sql`${fileNumberSeries.next} + ${shipments.length}` },
      })
      .returning({ next: fileNumberSeries.next });
    const first = (taken?.next ?? 0) - shipments.length;
    opened.push(
      ...shipments.map(({ id }, place) => ({
        shipment_id: id,
        file_number: prefix + String(first + place).padStart(FILE_NUMBER_DIGITS, '0'),
      })),
    );
  }
  if (opened.length > 0)
    await transaction
      .insert(forwardingFiles)
      .values(opened)
      .onConflictDoUpdate({
        target: forwardingFiles.shipment_id,
        set: { file_number: sql`coalesce(${forwardingFiles.file_number}, excluded.file_number)` },
      });
}

/** Whether one of these people owns the file of the shipment, and it has one of these labels; undefined without either. */
export function isOfFile(owners: readonly string[] = [], labels: readonly string[] = []): SQL | undefined {
  const { shipment_id, operations_owner_id, sales_owner_id } = forwardingFiles;
  if (owners.length === 0 && labels.length === 0) return undefined;
  const isMatching = and(
    eq(shipment_id, shipments.id),
    owners.length > 0
      ? or(inArray(operations_owner_id, [...owners]), inArray(sales_owner_id, [...owners]))
      : undefined,
    labels.length > 0
      ? and(sql`${forwardingFiles.labels} <> '{}'`, arrayOverlaps(forwardingFiles.labels, [...labels]))
      : undefined,
  );
  return sql`exists (select from ${forwardingFiles} where ${isMatching})`;
}

const operationsOwners = alias(profiles, 'operations_owners');
const salesOwners = alias(profiles, 'sales_owners');

/** The header of a shipment's file, with the names of those whom it refers to; each part is null where there is none. */
export async function findFileHeader(connection: Connection, shipment_id: string) {
  const [found] = await connection
    .select({
      file: forwardingFiles,
      instructions_version: shippingInstructions.version,
      organisation: { id: organisations.id, name: organisations.name },
      branch: { id: branches.id, code: branches.code, name: branches.name },
      operations_owner: { user_id: operationsOwners.user_id, full_name: operationsOwners.full_name },
      sales_owner: { user_id: salesOwners.user_id, full_name: salesOwners.full_name },
    })
    .from(shipments)
    .leftJoin(forwardingFiles, eq(forwardingFiles.shipment_id, shipments.id))
    .leftJoin(shippingInstructions, eq(shippingInstructions.shipment_id, shipments.id))
    .leftJoin(organisations, eq(organisations.id, shipments.organisation_id))
    .leftJoin(branches, eq(branches.id, shipments.branch_id))
    .leftJoin(operationsOwners, eq(operationsOwners.user_id, forwardingFiles.operations_owner_id))
    .leftJoin(salesOwners, eq(salesOwners.user_id, forwardingFiles.sales_owner_id))
    .where(eq(shipments.id, shipment_id));
  return found;
}

export async function writeForwardingFile(
  transaction: Transaction,
  shipment_id: string,
  change: Partial<Omit<FileRecord, 'shipment_id'>>,
): Promise<void> {
  await transaction
    .insert(forwardingFiles)
    .values({ ...change, shipment_id })
    .onConflictDoUpdate({ target: forwardingFiles.shipment_id, set: change });
}
