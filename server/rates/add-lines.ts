import { differenceOf } from '#domain/rates/rate-sheet.ts';
import { signedIn } from '../api/call-context.ts';
import { fieldIssue } from '../api/errors/field-issue.ts';
import { writeAudit } from '../audit/audit-log-table.ts';
import type { Connection, Transaction } from '../database/pool/connection.ts';
import { listChargeCodes } from './charge-codes-table.ts';
import { type CheckedLines, checkLines, type Known, rowsOfSheet, type SentRow } from './check-lines.ts';
import { operations, type RatesContext } from './operations.ts';
import { listZones } from './rate-zones-table.ts';
import { readSheet } from './read-sheet.ts';
import { listCurrentLines } from './tariff-lines-table.ts';
import { findTariff, lockTariff, type TariffRecord } from './tariffs-table.ts';
import { writeVersion } from './write-version.ts';

export const addLines = operations.addLines.handler(async ({ input, context, errors }) => {
  const { id, dry_run, mode, replace, file } = input;
  const { db } = context.database;
  if (!(await findTariff(db, id))) throw errors.NOT_FOUND();
  const checked = await checkedLines(input, await knownReferences(db, context));
  const { refused } = checked;
  const lines = mode === 'all' && refused.length > 0 ? [] : checked.lines;
  const accepted = checked.lines.length;
  if (dry_run || lines.length === 0) {
    const tariff = (await findTariff(db, id)) as TariffRecord;
    const { counts } = differenceOf(await listCurrentLines(db, id), checked.lines, replace);
    return { accepted, refused, version: tariff.version, difference: counts };
  }
  return context.write(async (transaction: Transaction) => {
    const tariff = await lockTariff(transaction, id);
    if (!tariff) throw errors.NOT_FOUND();
    if (tariff.withdrawn_at) throw errors.WITHDRAWN();
    const { add, remove, counts } = differenceOf(await listCurrentLines(transaction, id), lines, replace);
    const author = signedIn(context).user_id;
    const version = await writeVersion(transaction, tariff, {
      add,
      remove: remove.map(({ line }) => line),
      source: file?.name ?? '',
      created_by: author,
      now: context.now(),
    });
    await writeAudit(transaction, {
      actor_id: author,
      action: 'rates.addLines',
      subject_type: 'tariff',
      subject_id: id,
      detail: { name: tariff.name, version, source: file?.name ?? '', ...counts },
    });
    return { accepted, refused, version, difference: counts };
  });
});

async function checkedLines(
  { lines, file }: { lines?: unknown[] | undefined; file?: File | undefined },
  known: Known,
): Promise<CheckedLines> {
  const rows = file ? await sheetRows(file) : (lines ?? []).map((line, index) => ({ row: index + 1, line }));
  return Array.isArray(rows) ? checkLines(rows, known) : { lines: [], ...rows };
}

async function sheetRows(file: File): Promise<ReturnType<typeof rowsOfSheet> | SentRow[]> {
  const sheet = await readSheet(file);
  if (!sheet) throw fieldIssue('file', 'Choose a CSV file in UTF-8 or an XLSX file.');
  return rowsOfSheet(sheet);
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
