import { signedIn } from '../api/call-context.ts';
import { readerOf } from '../shipment-records/reader.ts';
import { readFigures } from './fleet-figures.ts';
import { operations } from './operations.ts';

export const figures = operations.figures.handler(({ context }) =>
  readFigures(context.database.db, readerOf(signedIn(context))),
);
