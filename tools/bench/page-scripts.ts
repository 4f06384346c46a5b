import { type Browser, type BrowserContext, chromium } from '@playwright/test';
import { ARRIVED_BUDGETS } from '../../scripts/pages/script-budget.ts';
import { openAccounts } from './bench-accounts.ts';
import { DISPATCHER, loadCompany } from './console/console-load.ts';
import { withCluster } from './measured-cluster.ts';
import { startServer } from './server-process.ts';

/**
 * Measures the JavaScript that has arrived some seconds after the first visit of the main screens, compressed and with the headers of
 * each file: `node tools/bench/page-scripts.ts` after a build; CHROMIUM_PATH names the browser. Fails above the budgets of
 * `scripts/pages/script-budget.ts`. `PAGE_SCRIPTS=files` lists the files.
 */
const SECONDS = 3;
const SHIPMENTS = 1_000;
const CUSTOMER = 'visitor@bench.example';
const KILOBYTE = 1_000;

await withCluster(
  async ({ url, database, ends }) => {
    await loadCompany(database, SHIPMENTS);
    await openAccounts(database, 'customer', [CUSTOMER]);
    const server = await startServer('product-server.ts', url);
    ends.push(server.stop);
    const site = `http://127.0.0.1:${server.port}`;
    const [tracked] = await database.sql<{ tracking_number: string }[]>`
      select tracking_number from shipments where status = 'in_transit' limit 1`;
    const browser = await chromium.launch({
      executablePath: process.env.CHROMIUM_PATH,
      args: ['--no-sandbox', '--use-angle=swiftshader', '--enable-unsafe-swiftshader'],
    });
    ends.push(() => browser.close());
    const visits = [
      { name: 'dashboard', path: '/dashboard', email: CUSTOMER },
      { name: 'console', path: '/admin', email: DISPATCHER.email },
      { name: 'tracking', path: `/track/${tracked?.tracking_number}`, email: null },
    ] as const;
    for (const { name, path, email } of visits) {
      const files = await visit(browser, site, path, email);
      const kilobytes = files.reduce((sum, { bytes }) => sum + bytes, 0) / KILOBYTE;
      const most = ARRIVED_BUDGETS[name];
      console.log(`${name}: ${kilobytes.toFixed(1)} kB in ${files.length} files, at most ${most}`);
      if (process.env.PAGE_SCRIPTS === 'files') console.table(files);
      if (kilobytes > most) process.exitCode = 1;
    }
  },
  { durable: false },
);

async function visit(browser: Browser, site: string, path: string, email: string | null) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  if (email) await context.request.post(`${site}/api/people/sign-in`, { data: { ...DISPATCHER, email } });
  const arrived = await scriptsOf(context, `${site}${path}`);
  await context.close();
  return arrived.toSorted((one, other) => other.bytes - one.bytes);
}

async function scriptsOf(context: BrowserContext, address: string) {
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.enable');
  const requested = new Map<string, string>();
  const arrived: { file: string; bytes: number }[] = [];
  devtools.on('Network.requestWillBeSent', ({ requestId, request }) => requested.set(requestId, request.url));
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const file = requested.get(requestId) ?? '';
    if (file.endsWith('.js')) arrived.push({ file: new URL(file).pathname, bytes: encodedDataLength });
  });
  await page.goto(address);
  await page.waitForTimeout(SECONDS * 1_000);
  return arrived;
}
