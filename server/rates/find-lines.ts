import { operations } from './operations.ts';
import { findLines as readLines } from './tariff-lines-table.ts';

export const findLines = operations.findLines.handler(({ input, context }) =>
  readLines(context.database.db, input),
);
