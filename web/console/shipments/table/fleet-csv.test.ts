import { expect, test } from 'vitest';
import { fleetCsv } from './fleet-csv.ts';
import { fleetRow } from './rows-for-tests.ts';

test('each shipment is a line with escaped formulas and numeric amounts', () => {
  const row = fleetRow({ client: '=1+1', transport_mode: null, estimated_delivery_day: null });
  expect(fleetCsv([row]).split('\r\n')[1]).toBe(
    '"GS104588210","\'=1+1","in_transit","multi-modal","Łódź","PL","Miami","US","Valves",' +
      '1200.5,2760.5,"confirmed","normal","2026-12-01","",0,"2026-11-20T12:00:00.000Z","2026-11-01T12:00:00.000Z"',
  );
});
