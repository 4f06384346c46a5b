import type { ImportedBalance } from '#domain/imports/imported-records.ts';
import { newId } from '../database/statements/columns.ts';
import { insertBalances, knownBalances, type NewBalance } from '../organisations/opening-balances-table.ts';
import { matchedOrganisations, organisationFinder } from './match-references.ts';
import { RowRefused, type RowWriter, takeEach } from './row-writer.ts';

export const importBalances: RowWriter<ImportedBalance> = async (transaction, context, rows) => {
  const cells = rows.map(({ fields }) => fields.organisation);
  const find = await organisationFinder(transaction, cells);
  const known = new Set(
    await knownBalances(
      transaction,
      matchedOrganisations(find, cells),
      rows.map(({ fields }) => fields.reference),
    ),
  );
  const added: NewBalance[] = [];
  const { taken: records, refused } = await takeEach(rows, ({ row, fields }) => {
    const { organisation, balance, ...details } = fields;
    const organisation_id = find(organisation);
    const key = `${organisation_id} ${details.reference.toLowerCase()}`;
    if (known.has(key))
      throw new RowRefused('reference', 'The company already has a balance with this reference.');
    known.add(key);
    const id = newId();
    added.push({
      ...details,
      id,
      organisation_id,
      amount_cents: balance.amount,
      currency: balance.currency,
      created_at: context.now(),
    });
    return { row, record_id: id };
  });
  await insertBalances(transaction, added);
  return { records, refused };
};
