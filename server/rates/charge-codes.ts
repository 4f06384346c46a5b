import { listChargeCodes, listChargeCodesSince } from './charge-codes-table.ts';
import { operations } from './operations.ts';

export const chargeCodes = operations.chargeCodes.handler(
  async ({
    input: { updated_since },
    context: {
      database: { db },
    },
  }) => ({
    charge_codes: updated_since ? await listChargeCodesSince(db, updated_since) : await listChargeCodes(db),
  }),
);
