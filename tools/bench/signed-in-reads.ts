import { openAccounts, signIn } from './bench-accounts.ts';
import { DISPATCHER, loadCompany } from './console/console-load.ts';
import { type MeasuredCluster, withCluster } from './measured-cluster.ts';
import { createProduct } from './product.ts';
import { startServer } from './server-process.ts';
import type { Measurement } from './support/measurement.ts';
import { CONNECTIONS, type NextRequest, ratesOf } from './support/rate.ts';
import { recordCall, type Statement } from './support/recorded-calls.ts';

const SHIPMENTS = 10_000;
const OWN = 60;
const CUSTOMER = 'reader@bench.example';
const DASHBOARD = ['/api/shipments', '/api/shipments/summary', '/api/shipments/spending'];
const CONSOLE = ['/api/fleet', '/api/fleet/facets', '/api/fleet/figures'];

/**
 * The requests of a customer's dashboard and the console's first page, compared with node:http and postgres.js running the
 * same statements, including the session's, without access checks, parsing or formatting. The product reads the sessions of
 * concurrent calls with one statement (decision 0168).
 */
export async function signedInReads(): Promise<Measurement[]> {
  return withCluster(async ({ url, database, ends }) => {
    await loadCompany(database, SHIPMENTS);
    await giveShipments(database);
    const product = await startServer('product-server.ts', url);
    ends.push(product.stop);
    const site = `http://127.0.0.1:${product.port}`;
    const results: Measurement[] = [];
    for (const { name, email, paths, limit } of [
      { name: 'dashboard of a customer', email: CUSTOMER, paths: DASHBOARD, limit: 0.75 },
      { name: 'first page of the console', email: DISPATCHER.email, paths: CONSOLE, limit: 0.75 },
    ]) {
      const cookies = await openSessions(site, email);
      const statements = await record(url, cookies[0] as string, paths);
      const bare = await startServer('bare-reader.ts', url, JSON.stringify(statements));
      const rates = await ratesOf({
        product: { port: product.port, nextRequest: inTurn(paths, cookies) },
        bare: { port: bare.port, nextRequest: inTurn(paths, cookies) },
      });
      await bare.stop();
      const sent = Object.values(statements).flat().length;
      results.push({
        name,
        unit: 'calls per second',
        ...rates,
        limit,
        sizes: `${paths.length} calls in turn, ${sent} statements, ${SHIPMENTS} shipments, ${CONNECTIONS} connections`,
      });
    }
    results.push(await keyReads(site, product.port));
    return results;
  });
}

/** The same reads with an API key of the customer as with its session. */
async function keyReads(site: string, port: number): Promise<Measurement> {
  const cookies = await openSessions(site, CUSTOMER);
  const response = await fetch(`${site}/api/api-keys`, {
    method: 'POST',
    headers: { cookie: cookies[0] as string, 'content-type': 'application/json' },
    body: JSON.stringify({ name: 'Bench', scopes: ['shipments:read'] }),
  });
  if (response.status !== 201) throw new Error(`${response.status} ${await response.text()}`);
  const { key } = (await response.json()) as { key: string };
  const [path] = DASHBOARD as [string, ...string[]];
  const rates = await ratesOf({
    product: { port, nextRequest: () => ({ path, headers: { authorization: `Bearer ${key}` } }) },
    bare: { port, nextRequest: inTurn([path], cookies) },
  });
  return {
    name: 'reads with an API key',
    unit: 'per second',
    ...rates,
    limit: 0.95,
    sizes: `${path}, ${CONNECTIONS} connections; bare is the same with a session`,
  };
}

async function giveShipments(database: MeasuredCluster['database']): Promise<void> {
  const [user_id = ''] = await openAccounts(database, 'customer', [CUSTOMER]);
  await database.sql`update shipments set organisation_id = (select organisation_id from members where user_id = ${user_id})
    where id in (select id from shipments order by id desc limit ${OWN})`;
}

/** The product's statements for each call, recorded on the second request. */
async function record(
  url: string,
  cookie: string,
  paths: readonly string[],
): Promise<Record<string, Statement[]>> {
  const { app, database, close } = await createProduct(url);
  const send = async (path: string) => {
    const { statusCode, body } = await app.inject({ url: path, headers: { cookie } });
    if (statusCode !== 200) throw new Error(`${path}: ${statusCode} ${body}`);
    return { unique: [] };
  };
  const statements: Record<string, Statement[]> = {};
  for (const path of paths) {
    await send(path);
    const { before, inside } = await recordCall(database, () => send(path));
    statements[path] = [...before, ...inside];
  }
  await close();
  return statements;
}

/** A session for each connection, because look-ups of the same session are cheaper than of different ones. */
async function openSessions(site: string, email: string): Promise<string[]> {
  const cookies: string[] = [];
  while (cookies.length < CONNECTIONS) cookies.push(await signIn(site, email));
  return cookies;
}

function inTurn(paths: readonly string[], cookies: readonly string[]): NextRequest {
  let next = 0;
  return () => {
    next += 1;
    const cookie = cookies[next % cookies.length] as string;
    return { path: paths[next % paths.length] as string, headers: { cookie } };
  };
}
