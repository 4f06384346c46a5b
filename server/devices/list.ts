import { operations } from '../api/operations.ts';
import { listDevices } from './device-rows.ts';

export const list = operations.devices.list.handler(({ input, context }) =>
  listDevices(context.database.db, input),
);
