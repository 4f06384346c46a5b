import * as z from 'zod';
import { ChargeCode } from '#domain/rates/charge-code.ts';
import { Since } from '../operation/changed-records.ts';
import { changedSinceRead } from '../operation/if-match.ts';
import { operation } from '../operation/operation.ts';

export const StoredChargeCode = ChargeCode.extend({ updated_at: z.date() });
export type StoredChargeCode = z.infer<typeof StoredChargeCode>;

export const chargeCodes = {
  chargeCodes: operation({
    access: 'staff',
    method: 'GET',
    path: '/charge-codes',
    list: { records: 'charge_codes', of: 'everyone' },
    summary: 'The charge codes, in the order of offers and invoices',
  })
    .input(Since)
    .output(z.object({ charge_codes: z.array(StoredChargeCode) })),

  setChargeCode: operation({
    access: 'admin',
    method: 'PUT',
    path: '/charge-codes/{code}',
    summary: 'Add or change a charge code; what it was used for keeps its name',
    ifMatch: 'optional',
    changes: ['rates.chargeCodes', 'rates.coverage', 'rates.price', 'audit'],
  })
    .input(ChargeCode)
    .output(ChargeCode)
    .errors(changedSinceRead('this charge code')),
};
