import { and, count, eq, getTableColumns, inArray, lt, sql } from 'drizzle-orm';
import { boolean, check, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import {
  IMPORT_KINDS,
  IMPORT_MODES,
  IMPORT_STATUSES,
  type ImportKind,
  type SheetKind,
} from '#domain/imports/import-kind.ts';
import type { Mapping } from '#domain/imports/sheet-rows.ts';
import type { Connection, Transaction } from '../database/pool/connection.ts';
import { changedSince } from '../database/statements/changed-since.ts';
import { createdAt, id, moment, oneOf, updatedAt } from '../database/statements/columns.ts';
import {
  inOrder,
  keyedPage,
  keyOf,
  newestFirst,
  type SortOrder,
  seekCondition,
} from '../database/statements/keyset.ts';
import { profiles } from '../people/profiles-table.ts';
import { users } from '../people/users-table.ts';

/** What the job of an import does next; `done` where nothing is left. */
const PHASES = ['reading', 'checking', 'writing', 'undoing', 'done'] as const;

/** Runs of imports. */
export const imports = pgTable(
  'imports',
  {
    id: id(),
    kind: text('kind', { enum: IMPORT_KINDS }).notNull(),
    mode: text('mode', { enum: IMPORT_MODES }).notNull(),
    dry_run: boolean('dry_run').notNull(),
    status: text('status', { enum: IMPORT_STATUSES }).notNull().default('queued'),
    phase: text('phase', { enum: PHASES }).notNull().default('reading'),
    file_name: text('file_name').notNull(),
    mapping: jsonb('mapping').$type<Mapping>().notNull(),
    rows: integer('rows').notNull().default(0),
    processed: integer('processed').notNull().default(0),
    accepted: integer('accepted').notNull().default(0),
    refused_rows: integer('refused_rows').notNull().default(0),
    /** The last row that the phase has processed. */
    position: integer('position').notNull().default(1),
    created_by: uuid('created_by').references(() => users.id, { onDelete: 'set null' }),
    created_at: createdAt(),
    finished_at: moment('finished_at'),
    updated_at: updatedAt(),
  },
  (table) => [
    oneOf('imports_kind', table.kind, IMPORT_KINDS),
    oneOf('imports_mode', table.mode, IMPORT_MODES),
    oneOf('imports_status', table.status, IMPORT_STATUSES),
    oneOf('imports_phase', table.phase, PHASES),
    check('imports_processed', sql`${table.processed} between 0 and ${table.rows}`),
    index('imports_newest').on(table.created_at.desc(), table.id.desc()),
    index('imports_of_author').on(table.created_by).where(sql`${table.created_by} is not null`),
  ],
);

export type ImportRecord = typeof imports.$inferSelect;
export type SheetImport = ImportRecord & { kind: SheetKind };

export function isOfSheet(run: ImportRecord): run is SheetImport {
  return run.kind !== 'passport';
}

export async function insertImport(
  transaction: Transaction,
  record: typeof imports.$inferInsert & { id: string },
): Promise<void> {
  await transaction.insert(imports).values(record);
}

/** Locked until the transaction ends, so that two workers never process the same rows. */
export async function lockImport(
  transaction: Transaction,
  import_id: string,
): Promise<ImportRecord | undefined> {
  const [found] = await transaction.select().from(imports).where(eq(imports.id, import_id)).for('update');
  return found;
}

export async function updateImport(
  transaction: Transaction,
  import_id: string,
  change: Partial<ImportRecord>,
): Promise<void> {
  await transaction.update(imports).set(change).where(eq(imports.id, import_id));
}

export type ListedImport = ImportRecord & { author: string | null };

const columns = { ...getTableColumns(imports), author: profiles.full_name };

export async function findImport(
  connection: Connection,
  import_id: string,
): Promise<ListedImport | undefined> {
  const [found] = await connection
    .select(columns)
    .from(imports)
    .leftJoin(profiles, eq(profiles.user_id, imports.created_by))
    .where(eq(imports.id, import_id));
  return found;
}

const ORDER: SortOrder = newestFirst('imports.list', imports);

interface Listed {
  kind?: ImportKind | undefined;
  updated_since?: Date | undefined;
  after?: string | undefined;
  limit: number;
}

export async function listImports(
  connection: Connection,
  { kind, after, limit, updated_since }: Listed,
): Promise<{ page: ListedImport[]; next: string | null }> {
  const rows = await connection
    .select({ ...columns, key: keyOf(ORDER) })
    .from(imports)
    .leftJoin(profiles, eq(profiles.user_id, imports.created_by))
    .where(
      and(
        kind && eq(imports.kind, kind),
        changedSince(imports.updated_at, updated_since),
        seekCondition(ORDER, after),
      ),
    )
    .orderBy(...inOrder(ORDER))
    .limit(limit + 1);
  return keyedPage(rows, limit);
}

export async function countUnderWay(connection: Connection): Promise<number> {
  const [found] = await connection
    .select({ imports: count() })
    .from(imports)
    .where(inArray(imports.status, ['queued', 'running', 'undoing']));
  return found?.imports ?? 0;
}

export async function deleteImportsBefore(connection: Connection, before: Date): Promise<void> {
  await connection.delete(imports).where(and(eq(imports.phase, 'done'), lt(imports.created_at, before)));
}
