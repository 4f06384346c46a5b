import { validate } from 'uuid';
import { normalizeKey } from '#domain/imports/sheet-rows.ts';
import type { Connection, Transaction } from '../database/pool/connection.ts';
import { lockMatchingOrganisations } from '../organisations/organisation-rows.ts';
import { numbersOf } from '../shipment-records/shipments-table.ts';
import { recordsByReference } from './imported-records-table.ts';
import { RowRefused } from './row-writer.ts';

/** Finds the company that a cell means: by the reference of an import, its id, its VAT ID or its name. */
type FindOrganisation = (typed: string) => string;

/** Locks the companies, so that the rows do not go to one that is being merged into another. */
export async function organisationFinder(
  transaction: Transaction,
  cells: readonly string[],
): Promise<FindOrganisation> {
  const typed = [...new Set(cells)];
  const imported = await recordsByReference(transaction, 'organisations', typed.map(normalizeKey));
  const found = await lockMatchingOrganisations(transaction, {
    ids: [...imported.values(), ...typed.filter((cell) => validate(cell))],
    vat_ids: typed.map((cell) => cell.toUpperCase()),
    names: typed.map((cell) => cell.toLowerCase()),
  });
  const byId = new Map(found.map(({ id, merged_into }) => [id, merged_into ?? id]));
  const present = found.filter(({ merged_into }) => merged_into === null);
  return (cell) => {
    const known = byId.get(imported.get(normalizeKey(cell)) ?? cell.toLowerCase());
    if (known) return known;
    const byVatId = present.filter(({ vat_id }) => vat_id === cell.toUpperCase());
    const matches =
      byVatId.length > 0 ? byVatId : present.filter(({ name }) => name.toLowerCase() === cell.toLowerCase());
    const [match] = matches;
    if (!match)
      throw new RowRefused('organisation', `There is no company with the reference, VAT ID or name ${cell}.`);
    if (matches.length > 1)
      throw new RowRefused('organisation', `Several companies match ${cell}. Use the id or the reference.`);
    return match.id;
  };
}

/** The companies that cells mean, without those that mean none. */
export function matchedOrganisations(find: FindOrganisation, cells: readonly string[]): string[] {
  const ids = cells.flatMap((cell) => {
    try {
      return [find(cell)];
    } catch (error) {
      if (error instanceof RowRefused) return [];
      throw error;
    }
  });
  return [...new Set(ids)];
}

/** The tracking numbers of shipments that cells name by tracking number or by the reference of an import. */
export async function shipmentNumbers(
  connection: Connection,
  cells: readonly string[],
): Promise<(typed: string) => string> {
  const imported = await recordsByReference(connection, 'shipments', [...new Set(cells)].map(normalizeKey));
  const numbers = new Map(
    (await numbersOf(connection, [...imported.values()])).map(({ id, tracking_number }) => [
      id,
      tracking_number,
    ]),
  );
  return (typed) => numbers.get(imported.get(normalizeKey(typed)) ?? '') ?? typed;
}
