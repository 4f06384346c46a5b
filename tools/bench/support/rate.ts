import { generateLoad, type LoadRequest } from '../load-generator.ts';
import { median } from './measurement.ts';

const ROUNDS = 5;
const SECONDS = 3;
export const CONNECTIONS = 32;

/** Returns the next request; the same sequence for both sides. */
export type NextRequest = () => LoadRequest;

interface Side {
  port: number;
  nextRequest: NextRequest;
  /** The expected status of every response; 200 by default. */
  status?: number;
}

/** Responses per second of both sides, measured in alternating rounds. */
export async function ratesOf(sides: {
  product: Side;
  bare: Side;
}): Promise<{ product: number; bare: number }> {
  const rates = { product: [] as number[], bare: [] as number[] };
  for (const warm of [sides.product, sides.bare]) await rateOf(warm);
  for (let round = 0; round < ROUNDS; round++) {
    rates.bare.push(await rateOf(sides.bare));
    rates.product.push(await rateOf(sides.product));
  }
  return { product: median(rates.product), bare: median(rates.bare) };
}

/** Throws on a response with an unexpected status. */
async function rateOf({ port, nextRequest, status = 200 }: Side): Promise<number> {
  const { statuses, responses, seconds } = await generateLoad(port, CONNECTIONS, SECONDS, nextRequest);
  const others = [...statuses].filter(([code]) => code !== status);
  if (others.length > 0) throw new Error(`Not ${status} but ${JSON.stringify(others)}.`);
  return responses / seconds;
}
