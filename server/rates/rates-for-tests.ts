import { NewTariff, TariffLine } from '#domain/rates/tariff.ts';
import type { Database } from '../database/pool/connection.ts';
import type { Visitor } from '../test-app.ts';
import { insertTariff } from './tariffs-table.ts';
import { writeVersion } from './write-version.ts';

/** A tariff of November 2026 in USD for everybody, unless written otherwise, with its lines. Returns its id. */
export async function tariffForTests(
  staff: Visitor,
  written: object,
  lines: readonly object[],
): Promise<string> {
  const created = await staff.request('POST', '/api/tariffs', {
    name: 'General',
    side: 'sell',
    currency: 'USD',
    valid_from: '2026-11-01',
    valid_to: '2026-11-30',
    ...written,
  });
  if (created.statusCode !== 201) throw new Error(created.body);
  const { id } = created.json() as { id: string };
  const added = await staff.request('POST', `/api/tariffs/${id}/lines`, { lines });
  const { refused } = added.json() as { refused: unknown[] };
  if (refused.length > 0) throw new Error(JSON.stringify(refused));
  return id;
}

/** Freight by the container Shanghai–Rotterdam, unless written otherwise. */
export function freight(written: object = {}) {
  return {
    origin: 'CNSHA',
    destination: 'NLRTM',
    mode: 'sea',
    load: 'FCL',
    size_type: '40HC',
    charge_code: 'FRT',
    basis: 'container',
    rate: '1850.00',
    ...written,
  };
}

/** Two containers Shanghai–Rotterdam on 20 November 2026. */
export const FCL = {
  origin: { unlocode: 'CNSHA' },
  destination: { unlocode: 'NLRTM' },
  load: 'FCL',
  equipment: [{ size_type: '40HC', count: 2 }],
  date: '2026-11-20',
};

/** Prices FCL, unless requested otherwise. */
export async function price(by: Pick<Visitor, 'request'>, request: object = {}) {
  const response = await by.request('POST', '/api/prices', { ...FCL, ...request });
  return { status: response.statusCode, ...response.json() };
}

/** A contract of an organisation for all lanes with two versions, whose texts contain the word. Returns its id. */
export async function insertContract(
  database: Database,
  { organisation_id, user_id, word }: { organisation_id: string; user_id: string; word: string },
): Promise<string> {
  const now = new Date();
  const contract = NewTariff.parse({
    name: `${word} contract`,
    side: 'sell',
    organisation_id,
    currency: 'USD',
    valid_from: '2026-01-01',
    valid_to: '2099-12-31',
  });
  const line = TariffLine.parse({
    origin: '*',
    destination: '*',
    mode: '*',
    load: '*',
    charge_code: 'FRT',
    basis: 'flat',
    rate: '123.45',
    notes: `${word} rate`,
  });
  return database.transaction(async (transaction) => {
    const tariff = await insertTariff(transaction, { ...contract, created_at: now });
    const change = { remove: [], source: '', created_by: user_id, now };
    const version = await writeVersion(transaction, tariff, { ...change, add: [line] });
    const fee = { ...line, charge_code: 'DOC' };
    await writeVersion(transaction, { ...tariff, version }, { ...change, add: [fee] });
    return tariff.id;
  });
}
