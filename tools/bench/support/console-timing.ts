import type { Database } from '#server/database/pool/connection.ts';
import { DISPATCHER } from '../console/console-load.ts';
import { type ConsoleQuery, consoleQueries, type ReadParameters } from '../console/console-queries.ts';
import { startServer } from '../server-process.ts';
import { planOf } from './query-plan.ts';

const REQUESTS = 60;
const WARM_UP = 10;

export interface Measured {
  /** Milliseconds until the last byte of the response. */
  p50: number;
  p95: number;
  /** Big tables with a sequential scan in the plan. */
  scanned: string[];
  ways: string[];
}

/** Times each read many times over HTTP. */
export async function timeQueries(database: Database, url: string): Promise<Map<string, Measured>> {
  const queries = await consoleQueries(database);
  const server = await startServer('product-server.ts', url);
  try {
    const timeOf = await signedIn(`http://127.0.0.1:${server.port}`);
    const measured = new Map<string, Measured>();
    for (const query of queries) {
      const times: number[] = [];
      for (let turn = -WARM_UP; turn < REQUESTS; turn++) {
        const parameters = query.parameters[(turn + WARM_UP) % query.parameters.length] as ReadParameters;
        const time = await timeOf(query, parameters);
        if (turn >= 0) times.push(time);
      }
      const plans = [];
      for (const parameters of query.parameters) plans.push(await planOf(database.sql, query, parameters));
      measured.set(query.name, {
        ...quantiles(times),
        scanned: plans.flatMap(({ scanned }) => scanned),
        ways: plans.flatMap(({ ways }) => ways),
      });
    }
    return measured;
  } finally {
    await server.stop();
  }
}

/** Milliseconds from the request to the last byte of the response. */
async function signedIn(
  site: string,
): Promise<(query: ConsoleQuery, parameters: ReadParameters) => Promise<number>> {
  const welcome = await fetch(`${site}/api/people/sign-in`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(DISPATCHER),
  });
  const cookie = welcome.headers.getSetCookie()[0]?.split(';')[0] ?? '';
  return async ({ name, read }, parameters) => {
    const begun = performance.now();
    const response = await fetch(
      `${site}/api/fleet${read === 'list' ? '' : `/${read}`}?${queryString(parameters)}`,
      {
        headers: { cookie },
      },
    );
    const body = await response.text();
    if (!response.ok) throw new Error(`${name}: ${response.status} ${body}`);
    return performance.now() - begun;
  };
}

function queryString(parameters: ReadParameters): URLSearchParams {
  return new URLSearchParams(
    Object.entries(parameters).flatMap(([name, value]) =>
      (Array.isArray(value) ? value : [value]).map((one) => [
        name,
        one instanceof Date ? one.toISOString() : String(one),
      ]),
    ),
  );
}

function quantiles(times: number[]): { p50: number; p95: number } {
  const sorted = times.toSorted((one, other) => one - other);
  const at = (share: number) => sorted[Math.ceil(share * sorted.length) - 1] ?? 0;
  return { p50: at(0.5), p95: at(0.95) };
}
