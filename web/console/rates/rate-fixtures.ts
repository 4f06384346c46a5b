import type { NumberedLine, Tariff } from '#contract/rates/tariffs.ts';
import type { PricedOption } from '#domain/rates/priced-option.ts';

const id = '01900000-0000-7000-8000-0000000000a1';
const usd = (amount: number) => ({ amount, currency: 'USD' });

export const tariffFixture: Tariff = {
  id,
  name: 'Ocean, winter',
  side: 'sell',
  organisation: { id: '01900000-0000-7000-8000-0000000000b1', name: 'Meridian Foods' },
  currency: 'USD',
  valid_from: '2026-11-01',
  valid_to: '2026-12-31',
  next_break: false,
  notes: '',
  version: 3,
  lines: 1240,
  withdrawn_at: null,
  created_at: new Date('2026-10-28T09:00:00Z'),
};

export const lineFixture: NumberedLine = {
  line: 1,
  added_in: 1,
  origin: 'CNSHA',
  destination: 'NLRTM',
  mode: 'air',
  load: 'AIR',
  size_type: null,
  charge_code: 'FRT',
  basis: 'kg',
  rate: '4.20',
  breaks: [{ from: 100, rate: '3.90' }],
  minimum: '95.00',
  maximum: null,
  transit_days: 4,
  free_days: null,
  carrier: '',
  commodity: '',
  inclusive_of: [],
  notes: '',
};

export const pricedFixture: PricedOption = {
  mode: 'sea',
  carrier: 'Maersk',
  transit_days: 32,
  free_days: 7,
  indicative: false,
  total: usd(4190_00),
  lines: [
    {
      charge_code: 'FRT',
      description: 'Freight',
      basis: 'container',
      size_type: '45G1',
      quantity: 2,
      rate: '1850.00',
      amount: usd(3700_00),
      limited_by: null,
      converted: usd(3700_00),
      exchange: null,
      tariff: { id, version: 3, line: 17, name: 'Ocean, winter', valid_to: '2026-12-31' },
    },
    {
      charge_code: 'THCD',
      description: 'Terminal handling, destination',
      basis: 'flat',
      size_type: null,
      quantity: 1,
      rate: '451.61',
      amount: { amount: 451_61, currency: 'EUR' },
      limited_by: null,
      converted: usd(490_00),
      exchange: { from: 'EUR', to: 'USD', rate: '1.085', date: '2026-11-02' },
      tariff: { id, version: 3, line: 18, name: 'Ocean, winter', valid_to: '2026-12-31' },
    },
  ],
};
