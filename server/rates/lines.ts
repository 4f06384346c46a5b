import { operations } from './operations.ts';
import { pageOfLines } from './tariff-lines-table.ts';
import { findTariff } from './tariffs-table.ts';

export const lines = operations.lines.handler(async ({ input, context, errors }) => {
  const { db } = context.database;
  if (!(await findTariff(db, input.id))) throw errors.NOT_FOUND();
  return pageOfLines(db, input);
});
