import { createHash } from 'node:crypto';
import { shownFileName } from '#domain/files/file-name.ts';
import { differenceOf, type LineChange, SheetMapping } from '#domain/rates/rate-sheet.ts';
import { REQUIRED_COLUMNS, SHEET_COLUMNS } from '#domain/rates/sheet-columns.ts';
import type { TariffLine } from '#domain/rates/tariff.ts';
import { columnName, type SheetCell } from '#domain/spreadsheet/sheet-cell.ts';
import { signedIn } from '../api/call-context.ts';
import { fieldIssue } from '../api/errors/field-issue.ts';
import { unreadablePart } from '../api/readable-input.ts';
import { writeAudit } from '../audit/audit-log-table.ts';
import type { Connection, Transaction } from '../database/pool/connection.ts';
import { listChargeCodes } from './charge-codes-table.ts';
import { operations, type RatesContext } from './operations.ts';
import { listZones } from './rate-zones-table.ts';
import { checkLines, type Known } from './sheets/check-lines.ts';
import { numbered, rowsBelow, sheetOf, withContent } from './sheets/check-rows.ts';
import { findMapping, saveMapping } from './sheets/sheet-mappings-table.ts';
import { listCurrentLines } from './tariff-lines-table.ts';
import { findTariff, lockTariff, type TariffRecord } from './tariffs-table.ts';
import { writeVersion } from './write-version.ts';

const COLUMNS = { known: SHEET_COLUMNS, required: REQUIRED_COLUMNS };
/** The columns that lists of lines have in addition; a sheet of them imports as well. */
const LEFT_OUT: SheetMapping = { line: '', added_in: '' };
const MAX_CHANGES = 200;

export const addLines = operations.addLines.handler(async ({ input, context, errors }) => {
  const { id, dry_run, mode, replace, file } = input;
  const { db } = context.database;
  if (!(await findTariff(db, id))) throw errors.NOT_FOUND();
  const sheet = file && (await sheetOf(file));
  const source = shownFileName(file?.name ?? '');
  const header = sheet && headerHash(sheet[0] ?? []);
  const remembered = header === undefined ? undefined : await findMapping(db, header);
  const mapping = mappingOf(input.mapping) ?? remembered ?? {};
  const rows = sheet ? rowsBelow(sheet, COLUMNS, { ...LEFT_OUT, ...mapping }) : numbered(input.lines ?? []);
  const checked = Array.isArray(rows)
    ? await checkLines(rows, await knownReferences(db, context))
    : { lines: [], ...rows };
  const { refused } = checked;
  // With `replace`, a refused row would remove the present line of its lane.
  const needsAll = mode === 'all' || replace;
  const lines = needsAll && refused.length > 0 ? [] : checked.lines;
  const result = { accepted: checked.lines.length, refused, mapping };
  if (dry_run || lines.length === 0) {
    const tariff = (await findTariff(db, id)) as TariffRecord;
    const { counts, changes } = differenceOf(await listCurrentLines(db, id), checked.lines, replace);
    return { ...result, version: tariff.version, difference: counts, changes: firstOf(changes) };
  }
  const request = await withContent(input);
  return context.write(
    async (transaction: Transaction) => {
      const tariff = await lockTariff(transaction, id);
      if (!tariff) throw errors.NOT_FOUND();
      if (tariff.withdrawn_at) throw errors.WITHDRAWN();
      const difference = differenceOf(await listCurrentLines(transaction, id), lines, replace);
      const { add, remove, counts, changes } = difference;
      const now = context.now();
      const author = signedIn(context).user_id;
      const version = await writeVersion(transaction, tariff, {
        add,
        remove: remove.map(({ line }) => line),
        source,
        created_by: author,
        now,
      });
      if (header && input.mapping) await saveMapping(transaction, { header, mapping, created_at: now });
      await writeAudit(transaction, {
        actor_id: author,
        action: 'rates.addLines',
        subject_type: 'tariff',
        subject_id: id,
        detail: { name: tariff.name, version, source, ...counts },
      });
      return { ...result, version, difference: counts, changes: firstOf(changes) };
    },
    { request },
  );
});

function firstOf(changes: readonly LineChange<TariffLine>[]): LineChange<TariffLine>[] {
  return changes.slice(0, MAX_CHANGES);
}

/** Sheets of the same carrier have the same header. */
function headerHash(header: readonly SheetCell[]): string {
  return createHash('sha256')
    .update(JSON.stringify(header.map(columnName)))
    .digest('hex');
}

function mappingOf(text: string | undefined): SheetMapping | undefined {
  if (!text) return undefined;
  try {
    const mapping = SheetMapping.parse(JSON.parse(text));
    if (unreadablePart(mapping) === undefined) return mapping;
  } catch {
    // Refused below.
  }
  throw fieldIssue('mapping', 'Send a JSON object from names in the file to names of columns.');
}

async function knownReferences(
  connection: Connection,
  { geography }: Pick<RatesContext, 'geography'>,
): Promise<Known> {
  const [codes, zones] = await Promise.all([listChargeCodes(connection), listZones(connection)]);
  return {
    charge_codes: new Set(codes.map(({ code }) => code)),
    zones: new Set(zones.map(({ code }) => code)),
    isPlace: (unlocode) => geography.unlocode(unlocode) !== undefined,
  };
}
