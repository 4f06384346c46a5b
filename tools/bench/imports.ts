import { setTimeout as pause } from 'node:timers/promises';
import { signIn } from './bench-accounts.ts';
import { DISPATCHER, loadCompany } from './console/console-load.ts';
import { withCluster } from './measured-cluster.ts';
import { startServer } from './server-process.ts';
import { type Measurement, quantile } from './support/measurement.ts';

/** Of each kind; `IMPORTED_ROWS` sets another number. */
const ROWS = Number(process.env.IMPORTED_ROWS ?? 20_000);
const COMPANIES = 100;
/** 100,000 rows in 5 minutes. */
const MS_PER_ROW = 3;
/** Of reads during an import to reads without one. */
const P95_RATIO = 2;
const SHARE = 0.95;
const LOADED = 10_000;
const READS = ['/api/fleet', '/api/fleet/facets', '/api/fleet/figures'];
const READ_EVERY_MS = 50;
const WARM_UP = 30;
const QUIET_READS = 200;
const POLL_MS = 250;

const ORIGINS = [
  ['Shanghai', 'CN'],
  ['Ningbo', 'CN'],
  ['Shenzhen', 'CN'],
  ['Busan', 'KR'],
  ['Singapore', 'SG'],
  ['Mumbai', 'IN'],
  ['Yokohama', 'JP'],
  ['Santos', 'BR'],
  ['Durban', 'ZA'],
  ['Colombo', 'LK'],
];
const DESTINATIONS = [
  ['Rotterdam', 'NL'],
  ['Hamburg', 'DE'],
  ['Antwerp', 'BE'],
  ['Gdynia', 'PL'],
  ['Genoa', 'IT'],
  ['Barcelona', 'ES'],
  ['Lisbon', 'PT'],
  ['Oslo', 'NO'],
  ['Piraeus', 'GR'],
  ['Marseille', 'FR'],
];

type Row = readonly (string | number)[];

/**
 * Imports of shipments, milestones and charges, from the upload to the end of the job, in the process that serves the reads
 * of a console, one every 50 ms. PostgreSQL is durable, as installed.
 */
export function imports(): Promise<Measurement[]> {
  return withCluster(async ({ url, database, ends }) => {
    await loadCompany(database, LOADED);
    const product = await startServer('imports-server.ts', url);
    ends.push(product.stop);
    const site = `http://127.0.0.1:${product.port}`;
    const cookie = await signIn(site, DISPATCHER.email);
    await importRows(site, cookie, 'organisations', companies());
    await timeReads(site, cookie, ({ length }) => length < WARM_UP);
    const quiet = await timeReads(site, cookie, ({ length }) => length < QUIET_READS);
    const measured: Measurement[] = [];
    const during: number[] = [];
    for (const [kind, sheet] of Object.entries({ shipments, milestones, charges })) {
      let isRunning = true;
      const reading = timeReads(site, cookie, () => isRunning);
      const started = performance.now();
      await importRows(site, cookie, kind, sheet()).finally(() => {
        isRunning = false;
      });
      const milliseconds = performance.now() - started;
      during.push(...(await reading));
      measured.push({
        name: `import of ${kind}`,
        unit: 'ms per row',
        product: milliseconds / ROWS,
        limit: MS_PER_ROW,
        allowed: 'at most',
        sizes: `a CSV sheet of ${ROWS.toLocaleString('en-US')} rows`,
      });
    }
    const [without, beside] = [quantile(quiet, SHARE), quantile(during, SHARE)];
    measured.push({
      name: 'reads during imports, p95',
      unit: '× without',
      product: beside / without,
      limit: P95_RATIO,
      allowed: 'at most',
      sizes: `first page of the console, ${beside.toFixed(1)} ms of ${during.length} reads, ${without.toFixed(1)} ms of ${QUIET_READS} without an import`,
    });
    return measured;
  });
}

function companies(): Row[] {
  return [['reference', 'name'], ...rowsOf(COMPANIES, (n) => [`CO-${n}`, `Bench company ${n}`])];
}

/** A hundred lanes; every other shipment has a price. */
function shipments(): Row[] {
  return [
    [
      'organisation',
      'reference',
      'transport_mode',
      'origin_city',
      'origin_country',
      'destination_city',
      'destination_country',
      'cargo_description',
      'cargo_weight',
      'price.amount',
      'price.currency',
    ],
    ...rowsOf(ROWS, (n) => [
      `CO-${n % COMPANIES}`,
      `PO-${n}`,
      'sea',
      ...(ORIGINS[n % ORIGINS.length] ?? []),
      ...(DESTINATIONS[Math.floor(n / ORIGINS.length) % DESTINATIONS.length] ?? []),
      'Ceramic tiles',
      900 + n,
      ...(n % 2 === 0 ? [320_000, 'USD'] : ['', '']),
    ]),
  ];
}

/** Two facts for each of half of the shipments; each moves the status. */
function milestones(): Row[] {
  return [
    ['tracking_number', 'code', 'classifier', 'occurred_at', 'source'],
    ...rowsOf(ROWS, (n) => [
      `PO-${Math.floor(n / 2)}`,
      n % 2 === 0 ? 'PICK' : 'DEPA',
      'ACT',
      n % 2 === 0 ? '2026-01-02T10:00:00+08:00' : '2026-01-04T10:00:00+08:00',
      'carrier',
    ]),
  ];
}

/** What each of half of the shipments costs and brings in. */
function charges(): Row[] {
  return [
    ['tracking_number', 'reference', 'charge_code', 'side', 'rate.amount', 'rate.currency', 'reason'],
    ...rowsOf(ROWS, (n) => [
      `PO-${Math.floor(n / 2)}`,
      `CH-${n}`,
      n % 2 === 0 ? 'FRT' : 'DOC',
      n % 2 === 0 ? 'buy' : 'sell',
      5_000 + n,
      'USD',
      'Taken over',
    ]),
  ];
}

function rowsOf(count: number, row: (n: number) => Row): Row[] {
  return Array.from({ length: count }, (_, n) => row(n));
}

/** Resolves when the import has ended. Throws unless all rows were accepted. */
async function importRows(site: string, cookie: string, kind: string, rows: readonly Row[]): Promise<void> {
  const form = new FormData();
  form.set('kind', kind);
  form.set('file', new File([rows.map((row) => row.join(',')).join('\n')], `${kind}.csv`));
  const response = await fetch(`${site}/api/imports`, { method: 'POST', headers: { cookie }, body: form });
  if (!response.ok)
    throw new Error(`The import was answered with ${response.status}: ${await response.text()}`);
  const { id } = (await response.json()) as { id: string };
  for (;;) {
    await pause(POLL_MS);
    const found = await fetch(`${site}/api/imports/${id}`, { headers: { cookie } });
    const { status, accepted, refused } = (await found.json()) as {
      status: string;
      accepted: number;
      refused: object[];
    };
    if (status === 'queued' || status === 'running') continue;
    if (status !== 'completed' || accepted !== rows.length - 1)
      throw new Error(`${accepted} ${kind} were accepted: ${JSON.stringify(refused.slice(0, 3))}`);
    return;
  }
}

/** The milliseconds of reads, one after the other, as long as wanted. */
async function timeReads(
  site: string,
  cookie: string,
  isWanted: (times: readonly number[]) => boolean,
): Promise<number[]> {
  const times: number[] = [];
  while (isWanted(times)) {
    const started = performance.now();
    const response = await fetch(`${site}${READS[times.length % READS.length]}`, { headers: { cookie } });
    await response.arrayBuffer();
    if (!response.ok) throw new Error(`A read was answered with ${response.status}.`);
    times.push(performance.now() - started);
    await pause(READ_EVERY_MS);
  }
  return times;
}
