import { expect, test } from 'vitest';
import { fleetCsv } from './fleet-csv.ts';
import { fleetRow } from './rows-for-tests.ts';

test('costs are in the currency of the shipment, with its decimals', () => {
  const [head, euros, yen] = fleetCsv([
    fleetRow({ currency: 'EUR' }),
    fleetRow({ currency: 'JPY', cost_cents: 276_050 }),
  ]).split('\r\n');
  expect(head).toContain('cargo_weight_kg,cost,currency,price_status');
  expect(euros).toContain('1200.5,2760.5,"EUR"');
  expect(yen).toContain('1200.5,276050,"JPY"');
});

test('each shipment is a line with escaped formulas and numeric amounts', () => {
  const row = fleetRow({ client: '=1+1', transport_mode: null, estimated_delivery_day: null });
  expect(fleetCsv([row]).split('\r\n')[1]).toBe(
    '"GS104588210","\'=1+1","in_transit","multi-modal","Łódź","PL","Miami","US","Valves",' +
      '1200.5,2760.5,"USD","confirmed","normal","2026-12-01","",0,"2026-11-20T12:00:00.000Z","2026-11-01T12:00:00.000Z"',
  );
});
