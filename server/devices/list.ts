import { signedIn } from '../api/call-context.ts';
import { readerOf } from '../shipment-records/reader.ts';
import { listDevices } from './device-rows.ts';
import { operations } from './operations.ts';

export const list = operations.list.handler(({ input, context }) =>
  listDevices(context.database.db, { ...input, reader: readerOf(signedIn(context)) }),
);
