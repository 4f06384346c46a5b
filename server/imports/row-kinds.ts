import type * as z from 'zod';
import { columnNames } from '#domain/imports/import-columns.ts';
import type { SheetKind } from '#domain/imports/import-kind.ts';
import {
  ImportedBalance,
  ImportedCharge,
  ImportedContact,
  ImportedMilestone,
  ImportedOrganisation,
  ImportedShipment,
} from '#domain/imports/imported-records.ts';
import { nestedFields } from '#domain/imports/sheet-rows.ts';
import type { RefusedRow } from '#domain/spreadsheet/refused-row.ts';
import type { Transaction } from '../database/pool/connection.ts';
import { importBalances } from './import-balances.ts';
import { importCharges } from './import-charges.ts';
import { importContacts } from './import-contacts.ts';
import { importMilestones } from './import-milestones.ts';
import { importOrganisations } from './import-organisations.ts';
import type { ImportRow } from './import-rows-table.ts';
import { importShipments } from './import-shipments.ts';
import type { ImportContext } from './operations.ts';
import type { ParsedRow, RowWriter, WrittenRows } from './row-writer.ts';

interface RowKind {
  /**
   * Rows of one transaction. More would hold locks for longer: shipments and charges lock what bookings need too, number series
   * and prices.
   */
  batch: number;
  write(transaction: Transaction, context: ImportContext, rows: readonly ImportRow[]): Promise<WrittenRows>;
}

export const ROW_KINDS: Record<SheetKind, RowKind> = {
  organisations: kind('organisations', 500, ImportedOrganisation, importOrganisations),
  contacts: kind('contacts', 500, ImportedContact, importContacts),
  shipments: kind('shipments', 150, ImportedShipment, importShipments),
  milestones: kind('milestones', 100, ImportedMilestone, importMilestones),
  charges: kind('charges', 100, ImportedCharge, importCharges),
  opening_balances: kind('opening_balances', 500, ImportedBalance, importBalances),
};

function kind<Schema extends z.ZodType>(
  name: SheetKind,
  batch: number,
  schema: Schema,
  write: RowWriter<z.output<Schema>>,
): RowKind {
  return {
    batch,
    async write(transaction, context, rows) {
      const good: ParsedRow<z.output<Schema>>[] = [];
      const refused: RefusedRow[] = [];
      for (const { row, fields } of rows) {
        const read = schema.safeParse(nestedFields(fields));
        if (read.success) good.push({ row, fields: read.data });
        else refused.push(...issuesOf(name, row, fields, read.error.issues));
      }
      if (good.length === 0) return { records: [], refused };
      const written = await write(transaction, context, good);
      return { records: written.records, refused: [...refused, ...written.refused] };
    },
  };
}

const MAX_SHOWN = 40;

/** One issue for each cell. */
function issuesOf(
  kind: SheetKind,
  row: number,
  fields: Readonly<Record<string, unknown>>,
  issues: readonly z.core.$ZodIssue[],
): RefusedRow[] {
  const byColumn = new Map<string, RefusedRow>();
  for (const issue of issues) {
    const column = columnAt(kind, issue.path.join('.'));
    if (!byColumn.has(column))
      byColumn.set(column, { row, column, issue: sentenceOf(issue, fields[column]) });
  }
  return [...byColumn.values()];
}

/** An item of a list is part of its cell. */
function columnAt(kind: SheetKind, path: string): string {
  const names = columnNames(kind);
  const whole = path.replace(/\.\d+$/, '');
  return names.includes(path) || !names.includes(whole) ? path : whole;
}

function sentenceOf(issue: z.core.$ZodIssue, cell: unknown): string {
  if (issue.code === 'invalid_value') return `Use one of: ${issue.values.map(String).join(', ')}.`;
  const isNumber = issue.code === 'invalid_type' && (issue.expected === 'number' || issue.expected === 'int');
  // '12,500' is 12500 in some countries and 12.5 in others.
  if (isNumber && typeof cell === 'string')
    return `“${cell.slice(0, MAX_SHOWN)}” isn’t a number. Write it like 12500 or 12500.5.`;
  // The schema's own sentence, where the field has none.
  if (issue.code !== 'invalid_type' || !issue.message.startsWith('Invalid input')) return issue.message;
  if (issue.message.endsWith('undefined')) return 'Enter a value.';
  return isNumber ? 'Enter a number.' : 'Enter true or false.';
}
