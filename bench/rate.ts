import autocannon from 'autocannon';
import { median } from './measurement.ts';

const ROUNDS = 9;
const SECONDS = 3;
export const CONNECTIONS = 32;

/** The next question; the same of both. */
export type Ask = () => { path: string; headers?: Record<string, string> };

interface Asked {
  port: number;
  ask: Ask;
  /** What every answer must be; 200 unless given. */
  status?: number;
}

/** Answers per second of both, asked in turn. */
export async function ratesOf(asked: {
  product: Asked;
  bare: Asked;
}): Promise<{ product: number; bare: number }> {
  const rates = { product: [] as number[], bare: [] as number[] };
  for (const warm of [asked.product, asked.bare]) await rateOf(warm);
  for (let round = 0; round < ROUNDS; round++) {
    rates.bare.push(await rateOf(asked.bare));
    rates.product.push(await rateOf(asked.product));
  }
  return { product: median(rates.product), bare: median(rates.bare) };
}

/** Throws when an answer was another than expected. */
async function rateOf({ port, ask, status = 200 }: Asked): Promise<number> {
  const { statusCodeStats, errors, duration } = await autocannon({
    url: `http://127.0.0.1:${port}`,
    connections: CONNECTIONS,
    duration: SECONDS,
    requests: [{ setupRequest: (request) => ({ ...request, ...ask() }) }],
  });
  const others = Object.entries(statusCodeStats ?? {}).filter(([code]) => Number(code) !== status);
  if (others.length > 0 || errors > 0)
    throw new Error(`Not ${status} but ${JSON.stringify(others)}; ${errors} requests failed.`);
  return (statusCodeStats?.[`${status}`]?.count ?? 0) / duration;
}
