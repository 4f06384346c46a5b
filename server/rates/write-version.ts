import type { TariffDifference, TariffLine } from '#domain/rates/tariff.ts';
import type { Transaction } from '../database/pool/connection.ts';
import { highestLine, insertLines, removeLines } from './tariff-lines-table.ts';
import { insertVersion, type TariffRecord, updateTariff } from './tariffs-table.ts';

interface VersionChange {
  add: readonly TariffLine[];
  /** Numbers of lines. */
  remove: readonly number[];
  /** The file it is from; '' for others. */
  source: string;
  /** Of the tariff itself. */
  changes?: TariffDifference;
  created_by: string;
  now: Date;
}

const BATCH = 5000;

/** Makes the next version of a locked tariff. Returns it, or the latest one where nothing changes. */
export async function writeVersion(
  transaction: Transaction,
  { id: tariff_id, version: latest }: TariffRecord,
  { add, remove, source, changes = {}, created_by, now }: VersionChange,
): Promise<number> {
  const hasChanges = Object.keys(changes).length > 0;
  if (add.length + remove.length === 0 && !hasChanges) return latest;
  const version = latest + 1;
  await removeLines(transaction, tariff_id, { version, now, lines: remove });
  const last = await highestLine(transaction, tariff_id);
  const rows = add.map((line, index) => ({
    ...line,
    tariff_id,
    line: last + index + 1,
    added_in: version,
    added_at: now,
    removed_in: null,
    removed_at: null,
  }));
  for (let start = 0; start < rows.length; start += BATCH)
    await insertLines(transaction, rows.slice(start, start + BATCH));
  if (hasChanges)
    await updateTariff(
      transaction,
      tariff_id,
      Object.fromEntries(Object.entries(changes).map(([field, [, to]]) => [field, to])),
    );
  await insertVersion(transaction, {
    tariff_id,
    version,
    source,
    added: add.length,
    removed: remove.length,
    changed_fields: hasChanges ? changes : null,
    created_by,
    created_at: now,
  });
  return version;
}
