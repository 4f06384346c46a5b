import { v7 } from 'uuid';

const UNIQUE_32_BITS = 2 ** 32;
const UUID_BYTES = 16;

/** Seeded random values. Bounds are inclusive for whole numbers. */
export interface Random {
  /** Uniform in [0, 1). */
  next(): number;
  between(low: number, high: number): number;
  whole(low: number, high: number): number;
  happens(probability: number): boolean;
  pick<Item>(items: readonly Item[]): Item;
  shuffled<Item>(items: readonly Item[]): Item[];
  /** A UUID version 7 for the given time. */
  idAt(moment: Date): string;
}

export function seededRandom(seed: number): Random {
  const next = mulberry32(seed);
  const between = (low: number, high: number) => low + next() * (high - low);
  const whole = (low: number, high: number) => Math.floor(between(low, high + 1));

  return {
    next,
    between,
    whole,
    happens: (probability) => next() < probability,
    pick(items) {
      if (items.length === 0) throw new RangeError('There is nothing to pick from.');
      return items[whole(0, items.length - 1)] as (typeof items)[number];
    },
    shuffled(items) {
      const rest = [...items];
      return items.map(() => rest.splice(whole(0, rest.length - 1), 1)[0] as (typeof items)[number]);
    },
    idAt: (moment) =>
      v7({
        msecs: moment.getTime(),
        random: Uint8Array.from({ length: UUID_BYTES }, () => whole(0, 255)),
      }),
  };
}

/** Tommy Ettinger's generator, as published in the public domain. */
function mulberry32(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / UNIQUE_32_BITS;
  };
}
