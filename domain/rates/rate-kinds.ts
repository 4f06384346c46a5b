import type { TransportMode } from '../routing/transport-mode.ts';

export const RATE_SIDES = ['sell', 'buy'] as const;
export type RateSide = (typeof RATE_SIDES)[number];

export const RATE_LOADS = ['FCL', 'LCL', 'AIR', 'FTL', 'LTL', 'RAIL'] as const;
export type RateLoad = (typeof RATE_LOADS)[number];

export const MODE_OF_LOAD: Readonly<Record<RateLoad, TransportMode>> = {
  FCL: 'sea',
  LCL: 'sea',
  AIR: 'air',
  FTL: 'road',
  LTL: 'road',
  RAIL: 'rail',
};

/** What a rate is multiplied with. The rate of a slab is the whole price. */
export const RATE_BASES = ['flat', 'container', 'kg', 'wm', 'piece', 'percent', 'slab'] as const;
export type RateBasis = (typeof RATE_BASES)[number];

/** In place of a value that a line does not restrict. */
export const ANY = '*';
