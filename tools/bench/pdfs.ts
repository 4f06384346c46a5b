import { monitorEventLoopDelay, performance } from 'node:perf_hooks';
import { BillOfLadingData } from '#domain/documents/document-data.ts';
import { documentPdfInput } from '#server/pdf/document-pdf.ts';
import { createPdfRenderer } from '#server/pdf/pdf-renderer.ts';
import { median } from './support/measurement.ts';

/**
 * Renders different bills of lading of three originals and a copy: `node tools/bench/pdfs.ts [count]`. Fails when the
 * median is too slow, memory keeps growing, or the main thread is blocked.
 */
const [count = 1_000] = process.argv.slice(2).map(Number);
const LIMITS = { median_ms: 25, grown_mb: 40, block_ms: 50 };
const WARM_AFTER = Math.min(100, Math.ceil(count / 10));
const SETTINGS = { publicUrl: 'https://freight.example.com' };

const renderer = createPdfRenderer();
const rss = { start: megabytes(), warm: 0, end: 0 };
// Excludes the start of the worker thread.
await renderer.render('bench', ...billOfLading(count));
const delay = monitorEventLoopDelay({ resolution: 1 });
delay.enable();
const taken: number[] = [];
const processor = process.cpuUsage();
for (let order = 0; order < count; order++) {
  const begun = performance.now();
  await renderer.render('bench', ...billOfLading(order));
  taken.push(performance.now() - begun);
  if (order + 1 === WARM_AFTER) rss.warm = megabytes();
}
delay.disable();
const { user, system } = process.cpuUsage(processor);
rss.end = megabytes();
await renderer.close();

const measured = {
  median_ms: median(taken),
  grown_mb: rss.end - rss.warm,
  block_ms: delay.max / 1e6,
};
console.table({
  [`median of ${count}, ms`]: round(measured.median_ms),
  'slowest, ms': round(Math.max(...taken)),
  'CPU time of each, all threads, ms': round((user + system) / 1000 / count),
  'RSS at the start, MB': round(rss.start),
  [`RSS after ${WARM_AFTER}, MB`]: round(rss.warm),
  [`RSS after ${count}, MB`]: round(rss.end),
  'longest block of the main thread, ms': round(measured.block_ms),
});
for (const [name, limit] of Object.entries(LIMITS) as [keyof typeof LIMITS, number][]) {
  if (measured[name] <= limit) continue;
  console.error(`${name} is ${round(measured[name])}, more than ${limit}.`);
  process.exitCode = 1;
}

function billOfLading(order: number) {
  const party = { name: `Company ${order}`, address: `${order} Pier Street`, city: 'Houston', country: 'US' };
  const line = {
    marks: `HP ${order}/1-40`,
    packages_count: 40,
    package_kind: 'cartons',
    description: `Glass lamps, lot ${order}`,
    hs_code: '940521',
    net_kg: 800,
    gross_kg: 880,
    measurement_m3: 4.8,
  };
  const data = BillOfLadingData.parse({
    shipment_reference: `GS${String(order).padStart(9, '0')}`,
    booking_reference: `BKG-${order}`,
    place_of_issue: 'Houston',
    shipper: party,
    consignee: { ...party, city: 'Rotterdam', country: 'NL' },
    notify_party: { ...party, city: 'Breda', country: 'NL' },
    cargo: { lines: [line, line, line], totals: { packages_count: 120, net_kg: 2400, gross_kg: 2640 } },
    transport: { mode: 'sea', vessel: 'MV Amber Dawn', voyage: '214E' },
    carrier: 'Example Ocean Lines',
    port_of_loading: 'Port of Houston',
    port_of_discharge: 'Port of Rotterdam',
    on_board_date: '2026-12-13',
    cargo_movement: 'FCL',
    containers: [{ number: 'CSQU3054383', size_type: '45G1', seals: `SL-${order}` }],
  });
  const issued_at = new Date(Date.UTC(2026, 11, 15) + order);
  return documentPdfInput(
    {
      document_type: 'bill_of_lading',
      document_number: `BILL_OF_LADING-${issued_at.getTime()}`,
      version: 1,
      status: 'issued',
      data,
      created_at: issued_at,
      issued_at,
      issued_by_name: 'Sofia Marchetti',
      signature: null,
      surrendered_on: null,
      verification_code: `K7QF9M2T0B${String(order).padStart(6, '0')}`,
      size: 'a4',
    },
    SETTINGS,
  );
}

function megabytes(): number {
  return process.memoryUsage.rss() / 1e6;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
