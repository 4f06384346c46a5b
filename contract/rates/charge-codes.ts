import * as z from 'zod';
import { ChargeCode } from '#domain/rates/charge-code.ts';
import { Since } from '../operation/changed-records.ts';
import { operation } from '../operation/operation.ts';

export const chargeCodes = {
  chargeCodes: operation({
    access: 'staff',
    method: 'GET',
    path: '/charge-codes',
    list: { records: 'charge_codes', of: 'everyone' },
    summary: 'The charge codes, in the order of offers and invoices',
  })
    .input(Since)
    .output(z.object({ charge_codes: z.array(ChargeCode) })),

  setChargeCode: operation({
    access: 'admin',
    method: 'PUT',
    path: '/charge-codes/{code}',
    summary: 'Add or change a charge code; what it was used for keeps its name',
    changes: ['rates.chargeCodes', 'rates.coverage', 'rates.price', 'audit'],
  })
    .input(ChargeCode)
    .output(ChargeCode),
};
