import { operations } from './operations.ts';
import { presentTariff } from './present-tariff.ts';
import { listVersions } from './tariffs-table.ts';

export const findTariff = operations.findTariff.handler(async ({ input: { id }, context, errors }) => {
  const { db } = context.database;
  const tariff = await presentTariff(db, id);
  if (!tariff) throw errors.NOT_FOUND();
  return { ...tariff, versions: await listVersions(db, id) };
});
