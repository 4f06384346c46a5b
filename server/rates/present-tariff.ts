import type { Tariff } from '#contract/rates/tariffs.ts';
import type { Connection } from '../database/pool/connection.ts';
import { countLines } from './tariff-lines-table.ts';
import { findTariff } from './tariffs-table.ts';

/** A tariff as the API shows it; undefined if it is unknown. */
export async function presentTariff(connection: Connection, id: string): Promise<Tariff | undefined> {
  const tariff = await findTariff(connection, id);
  if (!tariff) return undefined;
  const counts = await countLines(connection, [id]);
  return { ...tariff, lines: counts.get(id) ?? 0 };
}
