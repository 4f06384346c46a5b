import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Database } from '#server/database/pool/connection.ts';
import { openAccounts, signIn } from './bench-accounts.ts';
import { withCluster } from './measured-cluster.ts';
import { startServer } from './server-process.ts';
import { type Measurement, quantile } from './support/measurement.ts';

const CLERK = 'clerk@bench.example';
const IMPORTED = 100_000;
const LINES = 1_000_000;
const PORTS = 160;
/** Those whose lanes are all in the sheet. */
const PRICED_PORTS = 150;
const SIZE_TYPES = ['22G1', '42G1', '45G1', '45R1'];
/** Together below the operation's limit of 120 calls. */
const WARM_UP = 15;
const PRICES = 100;
const RAISED = 50;
const SHARE = 0.95;
const DAY = '2026-11-20';

/**
 * The import of a sheet with 100,000 lines, and the price of a request with 1 million lines: ten tariffs for the same lanes, of
 * which eight are valid. Over HTTP, one call at a time; PostgreSQL is durable, as installed.
 */
export async function rates(): Promise<Measurement[]> {
  return withCluster(async ({ url, database, ends }) => {
    await openAccounts(database, 'dispatcher', [CLERK]);
    const product = await startServer('product-server.ts', url);
    ends.push(product.stop);
    const site = `http://127.0.0.1:${product.port}`;
    const cookie = await signIn(site, CLERK);
    const ports = await portCodes();
    const tariff = await createTariff(site, cookie);
    const started = performance.now();
    await importSheet(site, cookie, tariff, sheetOf(ports));
    const seconds = (performance.now() - started) / 1000;
    const restarted = performance.now();
    await importSheet(site, cookie, tariff, sheetOf(ports, RAISED), '?replace=1');
    const secondsAgain = (performance.now() - restarted) / 1000;
    await copyTariff(database, tariff);
    const times: number[] = [];
    for (let call = 0; call < WARM_UP + PRICES; call++) {
      const time = await timePrice(site, cookie, {
        origin: { unlocode: ports[(call * 7) % PRICED_PORTS] },
        destination: { unlocode: ports[(call * 11 + 3) % PRICED_PORTS] },
        load: 'FCL',
        equipment: [{ size_type: '45G1', count: 2 }],
        date: DAY,
      });
      if (call >= WARM_UP) times.push(time);
    }
    return [
      {
        name: 'price of a request, 1 million lines, p95',
        unit: 'ms',
        product: quantile(times, SHARE),
        limit: 20,
        allowed: 'at most',
        sizes: `${PRICES} requests; ten tariffs of ${IMPORTED.toLocaleString('en-US')} lines, eight valid`,
      },
      {
        name: 'import of 100,000 tariff lines',
        unit: 's',
        product: seconds,
        limit: 60,
        allowed: 'at most',
        sizes: `a CSV sheet, checked and written in one transaction; with all rates changed, ${secondsAgain.toFixed(1)} s`,
      },
    ];
  });
}

async function portCodes(): Promise<string[]> {
  const table = await readFile(join(import.meta.dirname, '../../data/places/ports.tsv'), 'utf8');
  const codes = table.split('\n').map((line) => line.split('\t')[0] ?? '');
  return codes.filter((code) => /^[A-Z]{2}[A-Z2-9]{3}$/.test(code)).slice(0, PORTS);
}

/** Every lane between the ports with a rate for each size-type, as many as are wanted. */
function sheetOf(ports: readonly string[], raised = 0): string {
  const rows = ['origin,destination,mode,load,size_type,charge_code,basis,rate,transit_days'];
  for (const [from, origin] of ports.entries())
    for (const [to, destination] of ports.entries())
      for (const [size, size_type] of SIZE_TYPES.entries())
        if (rows.length <= IMPORTED)
          rows.push(
            `${origin},${destination},sea,FCL,${size_type},FRT,container,${900 + from + to + 400 * size + raised}.50,30`,
          );
  return rows.join('\n');
}

async function createTariff(site: string, cookie: string): Promise<string> {
  const { id } = await send(site, cookie, '/api/tariffs', {
    name: 'Bench',
    side: 'sell',
    currency: 'USD',
    valid_from: '2026-01-01',
    valid_to: '2026-12-31',
  });
  return id as string;
}

async function importSheet(
  site: string,
  cookie: string,
  tariff: string,
  sheet: string,
  query = '',
): Promise<void> {
  const form = new FormData();
  form.set('file', new File([sheet], 'rates.csv'));
  const response = await fetch(`${site}/api/tariffs/${tariff}/lines${query}`, {
    method: 'POST',
    headers: { cookie },
    body: form,
  });
  const body = await response.text();
  if (!response.ok) throw new Error(`The import failed: ${response.status} ${body.slice(0, 500)}`);
  const { accepted } = JSON.parse(body) as { accepted: number };
  if (accepted !== IMPORTED) throw new Error(`${accepted} lines were accepted, not ${IMPORTED}.`);
}

/** The same lines in nine more tariffs, two of them of the year before. */
async function copyTariff({ sql }: Database, tariff: string): Promise<void> {
  for (let copy = 1; copy < LINES / IMPORTED; copy++) {
    const year = copy <= 2 ? 2025 : 2026;
    const [made] = await sql`
      insert into tariffs (id, name, side, currency, valid_from, valid_to, version)
      select gen_random_uuid(), ${`Bench ${copy}`}, side, currency, ${`${year}-01-01`}, ${`${year}-12-31`}, 1
      from tariffs where id = ${tariff} returning id`;
    const columns = sql`line, added_in, added_at, origin, destination, mode, load, size_type, charge_code, basis, rate, breaks,
      minimum, maximum, transit_days, free_days, carrier, commodity, inclusive_of, notes`;
    await sql`
      insert into tariff_lines (tariff_id, ${columns})
      select ${made?.id as string}, ${columns} from tariff_lines where tariff_id = ${tariff} and removed_in is null`;
  }
  await sql`vacuum (analyze) tariff_lines`;
}

async function timePrice(site: string, cookie: string, request: object): Promise<number> {
  const started = performance.now();
  const { options } = await send(site, cookie, '/api/prices', request);
  const time = performance.now() - started;
  const [option] = options as { indicative: boolean }[];
  if (!option || option.indicative) throw new Error('The request was not priced by a tariff.');
  return time;
}

async function send(
  site: string,
  cookie: string,
  path: string,
  body: object,
): Promise<Record<string, unknown>> {
  const response = await fetch(site + path, {
    method: 'POST',
    headers: { cookie, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${path} was answered with ${response.status}: ${await response.text()}`);
  return (await response.json()) as Record<string, unknown>;
}
