import { expect, test } from 'vitest';
import type { RouteRequest } from '../routing/route-option.ts';
import { USUAL_CHARGE_CODES } from './charge-code.ts';
import { type ConsignmentPrice, coversLane, isBinding } from './price-consignment.ts';
import type { PricedLine } from './priced-option.ts';
import type { RateBasis } from './rate-kinds.ts';
import { lineForTests, requestForTests } from './rates-for-tests.ts';

const BOX = [{ size_type: '22G1', count: 1 }];

const requested = (written: Partial<RouteRequest> = {}): RouteRequest => ({
  origin_city: 'Shanghai',
  origin_country: 'CN',
  destination_city: 'Rotterdam',
  destination_country: 'NL',
  service_type: 'standard',
  cargo_weight: 900,
  ...written,
});

const priced = (equipment: ConsignmentPrice['equipment'], ...bases: RateBasis[]) =>
  ({
    load: equipment.length > 0 ? 'FCL' : 'LCL',
    equipment,
    lines: bases.map((basis) => ({ basis }) as PricedLine),
  }) as ConsignmentPrice;

const PART_TRUCK = { ...priced([], 'flat'), load: 'LTL' as const };
const TRUCK = { ...priced([], 'flat'), load: 'FTL' as const };

test.each<[string, Partial<RouteRequest>, ConsignmentPrice, boolean]>([
  ['a part load of known volume', { cargo_dimensions: '120×100×80' }, priced([], 'wm'), true],
  ['a part load of unknown volume', {}, priced([], 'wm'), false],
  ['dimensions of nothing', { cargo_dimensions: '0×0×0' }, priced([], 'kg'), false],
  ['lines of known volume', { cargo_volume_m3: 12 }, priced([], 'kg'), true],
  ['lines of which some lack their volume', { cargo_least_volume_m3: 12 }, priced([], 'kg'), false],
  ['containers that we choose by the weight alone', {}, priced(BOX, 'container'), false],
  ['lines of unknown weight', { cargo_weight: undefined, cargo_volume_m3: 12 }, priced([], 'kg'), false],
  ['the largest part load', { cargo_weight: 12_000, cargo_volume_m3: 15 }, priced([], 'wm'), true],
  ['too much volume for a part load', { cargo_volume_m3: 15.1 }, priced([], 'wm'), false],
  ['too much weight for a part load', { cargo_weight: 12_001, cargo_volume_m3: 15 }, priced([], 'wm'), false],
  ['too much for a part of a truck', { cargo_weight: 12_000, cargo_volume_m3: 40.1 }, PART_TRUCK, false],
  ['a full truck', { cargo_weight: 24_000, cargo_volume_m3: 90 }, TRUCK, true],
  ['a truck that is too small', { cargo_weight: 24_000, cargo_volume_m3: 91 }, TRUCK, false],
  ['booked containers', { equipment: BOX }, priced(BOX, 'container', 'flat'), true],
  ['booked containers with a charge by volume', { equipment: BOX }, priced(BOX, 'container', 'wm'), false],
  ['booked containers that the mode does not carry', { equipment: BOX }, priced([], 'kg'), false],
  [
    'booked containers that carry its weight',
    { equipment: BOX, cargo_weight: 28_300 },
    priced(BOX, 'container'),
    true,
  ],
  [
    'booked containers that do not',
    { equipment: BOX, cargo_weight: 28_301 },
    priced(BOX, 'container'),
    false,
  ],
  [
    'booked containers that do not hold it',
    { equipment: BOX, cargo_volume_m3: 34 },
    priced(BOX, 'container'),
    false,
  ],
  [
    'booked containers too small for some lines',
    { equipment: BOX, cargo_least_volume_m3: 34 },
    priced(BOX, 'container'),
    false,
  ],
  ['express', { equipment: BOX, service_type: 'express' }, priced(BOX, 'container'), false],
])('whether the price of %s holds', (_, request, price, expected) => {
  expect(isBinding(requested(request), price)).toBe(expected);
});

test.each<[string, Parameters<typeof lineForTests>[0], boolean]>([
  ['freight for one load', { load: 'FCL', size_type: '22G1', basis: 'container' }, true],
  ['freight for all of the world', { origin: '*', destination: '*' }, true],
  ['surcharges alone', { charge_code: 'THCD' }, false],
  ['freight to another port', { destination: 'BEANR' }, false],
  ['freight that we buy', { tariff: { side: 'buy' } }, false],
  ['the contract of another customer', { tariff: { organisation_id: 'other' } }, false],
  ['an expired tariff', { tariff: { valid_to: '2026-11-19' } }, false],
  ['freight for dangerous goods only', { commodity: 'DG' }, false],
])('%s: a general request is on a covered lane: %j, %s', (_, line, expected) => {
  const tables = { lines: [lineForTests(line)], charge_codes: USUAL_CHARGE_CODES, exchange_rates: [] };
  expect(coversLane(requestForTests(), tables)).toBe(expected);
});
