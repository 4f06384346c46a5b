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

export const LOADS_OF_MODE: Readonly<Record<TransportMode, readonly RateLoad[]>> = {
  sea: ['FCL', 'LCL'],
  air: ['AIR'],
  road: ['FTL', 'LTL'],
  rail: ['RAIL'],
};

/** What a rate is multiplied with. The rate of a slab is the whole price. */
export const RATE_BASES = ['flat', 'container', 'kg', 'wm', 'piece', 'percent', 'slab'] as const;
export type RateBasis = (typeof RATE_BASES)[number];

/** In place of a value that a line does not restrict. */
export const ANY = '*';
