import { operations } from './operations.ts';
import { presentTariff } from './present-tariff.ts';
import { listVersions, overlappingTariffs, findTariff as readTariff } from './tariffs-table.ts';

export const findTariff = operations.findTariff.handler(async ({ input: { id }, context, errors }) => {
  const { db } = context.database;
  const [tariff, record] = await Promise.all([presentTariff(db, id), readTariff(db, id)]);
  if (!tariff || !record) throw errors.NOT_FOUND();
  const [versions, overlapping] = await Promise.all([listVersions(db, id), overlappingTariffs(db, record)]);
  return { ...tariff, versions, overlapping };
});
