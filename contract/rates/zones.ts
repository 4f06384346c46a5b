import * as z from 'zod';
import { RateZone } from '#domain/rates/zone.ts';
import { Since } from '../operation/changed-records.ts';
import { changedSinceRead } from '../operation/if-match.ts';
import { operation } from '../operation/operation.ts';

export const StoredZone = RateZone.extend({ updated_at: z.date() });
export type StoredZone = z.infer<typeof StoredZone>;

export const rateZones = {
  zones: operation({
    access: 'staff',
    method: 'GET',
    path: '/rate-zones',
    list: { records: 'rate_zones', of: 'everyone' },
    summary: 'Groups of places that rates can name',
  })
    .input(Since)
    .output(z.object({ zones: z.array(StoredZone) })),

  setZone: operation({
    access: 'staff',
    method: 'PUT',
    path: '/rate-zones/{code}',
    summary: 'Add or change a zone; its code may be neither a country nor a UN/LOCODE',
    ifMatch: 'optional',
    changes: ['rates.zones', 'rates.coverage', 'rates.price', 'audit'],
  })
    .input(RateZone)
    .output(RateZone)
    .errors(changedSinceRead('this zone')),
};
