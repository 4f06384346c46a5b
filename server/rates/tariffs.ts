import { operations } from './operations.ts';
import { countLines } from './tariff-lines-table.ts';
import { listTariffs } from './tariffs-table.ts';

export const tariffs = operations.tariffs.handler(async ({ input, context }) => {
  const { db } = context.database;
  const { page, next } = await listTariffs(db, input);
  const counts = await countLines(
    db,
    page.map(({ id }) => id),
  );
  return { tariffs: page.map((tariff) => ({ ...tariff, lines: counts.get(tariff.id) ?? 0 })), next };
});
