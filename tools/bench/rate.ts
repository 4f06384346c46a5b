import { keepAsking, type Question } from './keep-asking.ts';
import { median } from './measurement.ts';

const ROUNDS = 5;
const SECONDS = 3;
export const CONNECTIONS = 32;

/** The next question; the same of both. */
export type Ask = () => Question;

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
  const { statuses, answers, seconds } = await keepAsking(port, CONNECTIONS, SECONDS, ask);
  const others = [...statuses].filter(([code]) => code !== status);
  if (others.length > 0) throw new Error(`Not ${status} but ${JSON.stringify(others)}.`);
  return answers / seconds;
}
