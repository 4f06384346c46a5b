import { expect, test } from 'vitest';
import type { Proposal } from '#contract/quotes/options.ts';
import { USUAL_CHARGE_CODES } from '#domain/rates/charge-code.ts';
import {
  draftOfProposal,
  emptyOption,
  linesOf,
  optionOf,
  renew,
  validateDraft,
  withCarrierRates,
} from './draft-option.ts';
import { draftPrice, rateAtMargin } from './draft-price.ts';
import { suggestedItems } from './suggested-items.ts';

const NOW = new Date('2026-11-20T10:00:00Z');
const tariff = { id: '01900000-0000-7000-8000-0000000000aa', version: 4, line: 118 };
const line = (side: 'buy' | 'sell', charge_code: string, amount: number, currency: string) => ({
  charge_code,
  side,
  description: charge_code,
  basis: 'container' as const,
  quantity: 2,
  rate: { amount, currency },
  size_type: '45G1',
  tariff,
});
const PROPOSAL: Proposal = {
  mode: 'sea',
  carrier: 'Sextant',
  transit_days: 34,
  tariff_valid_to: '2026-11-28',
  currency: 'EUR',
  lines: [
    line('sell', 'FRT', 1860_00, 'EUR'),
    line('sell', 'THCD', 245_00, 'EUR'),
    line('buy', 'FRT', 1850_00, 'USD'),
    line('buy', 'THCD', 245_00, 'EUR'),
  ],
};
const PRICING = {
  base_currency: 'EUR',
  margin_floor: 10,
  date: '2026-11-20',
  exchange_rates: [{ from: 'EUR', to: 'USD', date: '2026-11-01', rate: '1.0850', source: 'ECB' }],
};

test('what tariffs propose stands in one row for each charge, and comes back as it was', () => {
  const draft = draftOfProposal(PROPOSAL, NOW);
  expect(draft).toMatchObject({ until: '2026-11-28', transit_days: '34', carrier: 'Sextant' });
  expect(draft.charges).toMatchObject([
    {
      charge_code: 'FRT',
      quantity: '2',
      buy: { rate: '1850.00', currency: 'USD' },
      sell: { rate: '1860.00' },
    },
    { charge_code: 'THCD', buy: { rate: '245.00' }, sell: { rate: '245.00' } },
  ]);
  expect(validateDraft(draft, NOW)).toEqual([]);
  const sorted = (lines: readonly object[]) => lines.map((each) => JSON.stringify(each)).sort();
  expect(sorted(linesOf(draft))).toEqual(sorted(PROPOSAL.lines));
});

test('the margin is in the base currency, and below the floor it needs approval', () => {
  const draft = draftOfProposal(PROPOSAL, NOW);
  expect(draftPrice(draft, PRICING)).toMatchObject({
    total: { amount: 4210_00, currency: 'EUR' },
    margin: { amount: 309_86, currency: 'EUR' },
    needs_approval: true,
  });
  expect(draftPrice({ ...draft, currency: 'JPY' }, PRICING)).toBe(
    'There is no exchange rate from EUR to JPY. Add one under Rates.',
  );
});

test('a draft says what keeps it from being offered', () => {
  const empty = emptyOption('sea', 'USD', NOW);
  expect(validateDraft(empty, NOW)).toEqual(['Enter at least one sell rate.']);
  const [charge] = empty.charges;
  if (!charge) throw new Error('An empty option has a charge.');
  const broken = {
    ...empty,
    until: '2026-11-01',
    charges: [{ ...charge, sell: { ...charge.sell, rate: '12,x' } }],
  };
  expect(validateDraft(broken, NOW)).toHaveLength(3);
  const sold = { ...charge, sell: { ...charge.sell, rate: '1,200.50' } };
  expect(optionOf({ ...empty, charges: [sold], inclusions: ['Customs', 'Documents'] })).toMatchObject({
    inclusions: ['Customs', 'Documents'],
    transit_days: null,
    lines: [{ side: 'sell', rate: { amount: 1200_50, currency: 'USD' } }],
  });
});

test('rates of a carrier become buy rates beside what is sold', () => {
  const draft = draftOfProposal(PROPOSAL, NOW);
  const rate = (charge_code: string, quantity: number, amount: number) => ({
    charge_code,
    description: '',
    basis: 'container' as const,
    quantity,
    rate: { amount, currency: 'USD' },
  });
  const answer = {
    lines: [rate('FRT', 2, 1700_00), rate('THCD', 1, 500_00), rate('DOC', 1, 45_00)],
    valid_until: '2026-11-25',
    transit_days: 31,
    notes: '',
  };
  const taken = withCarrierRates(draft, { carrier: 'Northmark', answer });
  expect(taken).toMatchObject({ carrier: 'Northmark', transit_days: '31', until: '2026-11-25' });
  expect(taken.charges).toMatchObject([
    { charge_code: 'FRT', buy: { rate: '1700.00', tariff: null }, sell: { rate: '1860.00' } },
    { charge_code: 'THCD', quantity: '2', buy: { rate: '245.00' }, sell: { rate: '245.00' } },
    { charge_code: 'THCD', quantity: '1', buy: { rate: '500.00' }, sell: { rate: '' } },
    { charge_code: 'DOC', buy: { rate: '45.00' }, sell: { rate: '' } },
  ]);
});

test.each([
  // 1,850.00 USD at 1.0850 are 1,705.07 EUR.
  ['12%', '1937.58'],
  ['0 %', '1705.07'],
  ['12.5%', '1948.66'],
  ['12', null],
  ['100%', null],
  ['-5%', null],
])('a margin typed as %j sells freight at %j', (typed, rate) => {
  const [freight] = draftOfProposal(PROPOSAL, NOW).charges;
  const priced = freight && rateAtMargin(freight, typed, PRICING);
  expect(priced).toBe(rate);
  if (!freight || !priced) return;
  const sold = { ...freight, sell: { ...freight.sell, rate: priced } };
  const price = draftPrice({ currency: 'EUR', charges: [sold] }, PRICING);
  expect(typeof price === 'string' ? price : price.margin_percent).toBeCloseTo(Number.parseFloat(typed), 1);
});

test('a quantity is read with its thousands separator', () => {
  const draft = draftOfProposal(PROPOSAL, NOW);
  const charges = draft.charges.map((charge) => ({ ...charge, quantity: '1,000' }));
  expect(validateDraft({ ...draft, charges }, NOW)).toEqual([]);
  expect(linesOf({ charges }).map(({ quantity }) => quantity)).toEqual([1000, 1000, 1000, 1000]);
});

test('a margin needs a rate to buy at, and an exchange rate', () => {
  const [freight] = draftOfProposal(PROPOSAL, NOW).charges;
  if (!freight) throw new Error('no charge');
  expect(rateAtMargin({ ...freight, buy: { ...freight.buy, rate: '' } }, '12%', PRICING)).toBeNull();
  expect(rateAtMargin(freight, '12%', { ...PRICING, exchange_rates: [] })).toBeNull();
});

test('a renewed option keeps its rates, and ends no later than the tariffs of its mode', () => {
  const draft = { ...draftOfProposal(PROPOSAL, NOW), until: '2026-11-01' };
  expect(renew(draft, [PROPOSAL], NOW)).toEqual({ ...draft, until: '2026-11-28' });
  expect(renew({ ...draft, mode: 'air' }, [PROPOSAL], NOW).until).toBe('2026-12-04');
});

test('sold charges are suggested as included, others of the mode as not', () => {
  const draft = draftOfProposal(PROPOSAL, NOW);
  expect(suggestedItems(draft, USUAL_CHARGE_CODES)).toEqual({
    included: ['Freight', 'Terminal handling, destination'],
    excluded: [
      'Pick-up',
      'Terminal handling, origin',
      'Export customs clearance',
      'Import customs clearance',
      'Delivery',
      'Cargo insurance',
    ],
  });
  const stated = { ...draft, inclusions: ['Freight'], exclusions: ['Pick-up', 'Delivery'] };
  const { included, excluded } = suggestedItems(stated, USUAL_CHARGE_CODES);
  expect(included).toEqual(['Terminal handling, destination']);
  expect(excluded).not.toContain('Delivery');
  expect(excluded).toContain('Duty and import VAT');
});
