import { listChargeCodes } from './charge-codes-table.ts';
import { operations } from './operations.ts';

export const chargeCodes = operations.chargeCodes.handler(async ({ context }) => ({
  charge_codes: await listChargeCodes(context.database.db),
}));
