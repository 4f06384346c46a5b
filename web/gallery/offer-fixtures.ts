import type { LinkedOffer } from '#contract/quotes/offer-links.ts';
import type { QuoteOption } from '#contract/quotes/options.ts';
import type { LinkedSpotRequest } from '#contract/quotes/spot-requests.ts';
import { DAY_MS } from '#domain/calendar/durations.ts';
import type { Proposals } from '#web/console/quote-builder/draft-price.ts';

const inDays = (days: number) => new Date(Date.now() + days * DAY_MS);
const eur = (amount: number) => ({ amount, currency: 'EUR' });

function soldLine(description: string, quantity: number, cents: number): QuoteOption['lines'][number] {
  return {
    charge_code: 'FRT',
    side: 'sell',
    description,
    basis: 'container',
    quantity,
    rate: eur(cents / quantity),
    size_type: '45G1',
    tariff: null,
    amount: eur(cents),
    converted: eur(cents),
    exchange: null,
  };
}

export function offeredOption(option: number, cents: number, change: Partial<QuoteOption> = {}): QuoteOption {
  return {
    option,
    mode: 'sea',
    carrier: 'Sextant',
    transit_days: 36,
    valid_until: inDays(3.5),
    terms: '',
    inclusions: ['B/L fee', '7 free days'],
    exclusions: ['Duty and import VAT', 'On-carriage'],
    currency: 'EUR',
    total: eur(cents),
    lines: [
      soldLine('Ocean freight', 2, cents - 490_00),
      soldLine('Terminal handling, destination', 2, 490_00),
    ],
    ...change,
  };
}

/** An offer of two options as the holder of its link sees it. */
export function linkedOffer(change: Partial<LinkedOffer> = {}): LinkedOffer {
  return {
    reference: 'GQ794431623',
    origin_city: 'Ningbo',
    origin_country: 'CN',
    destination_city: 'Rotterdam',
    destination_country: 'NL',
    cargo_description: 'Power tools',
    cargo_weight: 29_440,
    status: 'approved',
    state: 'open',
    answered_at: new Date('2026-11-20T10:00:00Z'),
    valid_until: inDays(3.5),
    decided_at: null,
    tracking_number: null,
    offered_by: 'Freight GmbH',
    options: [
      offeredOption(1, 4280_00, { terms: 'Subject to space and equipment.' }),
      offeredOption(2, 13_260_00, { mode: 'rail', carrier: 'Ostbahn Cargo', transit_days: 18 }),
    ],
    ...change,
  };
}

/** A request for rates as the carrier sees it. */
export function linkedSpotRequest(change: Partial<LinkedSpotRequest> = {}): LinkedSpotRequest {
  return {
    reference: 'GQ794431623',
    carrier: 'Sextant Lines',
    requested_by: 'Freight GmbH',
    origin_city: 'Ningbo',
    origin_country: 'CN',
    destination_city: 'Rotterdam',
    destination_country: 'NL',
    cargo_description: 'Power tools',
    cargo_weight: 29_440,
    cargo_dimensions: '',
    mode: 'sea',
    equipment: '2 × 40HC',
    ready_on: '2026-11-30',
    note: 'Please offer your next two sailings.',
    answer_by: inDays(1),
    state: 'open',
    answered_at: null,
    answer: null,
    charge_codes: [
      { code: 'FRT', name: 'Freight' },
      { code: 'THCD', name: 'Terminal handling, destination' },
    ],
    ...change,
  };
}

/** What tariffs propose by sea, below the floor of 10%. */
export const proposals: Proposals = {
  stops: [
    { name: 'Ningbo', latitude: 29.87, longitude: 121.54 },
    { name: 'Rotterdam', latitude: 51.92, longitude: 4.48 },
  ],
  base_currency: 'EUR',
  margin_floor: 10,
  date: '2026-11-23',
  exchange_rates: [{ from: 'EUR', to: 'USD', date: '2026-11-20', rate: '1.0850', source: 'ECB' }],
  proposals: [
    {
      mode: 'sea',
      carrier: 'Sextant',
      transit_days: 36,
      tariff_valid_to: '2099-12-31',
      currency: 'EUR',
      lines: [
        proposedLine('sell', 'FRT', 'Ocean freight', 2, eur(1860_00)),
        proposedLine('sell', 'THCD', 'Terminal handling, destination', 2, eur(245_00)),
        proposedLine('sell', 'DOC', 'Documentation', 1, eur(70_00)),
        proposedLine('buy', 'FRT', 'Ocean freight', 2, { amount: 1850_00, currency: 'USD' }),
        proposedLine('buy', 'THCD', 'Terminal handling, destination', 2, eur(245_00)),
      ],
    },
  ],
};

function proposedLine(
  side: 'sell' | 'buy',
  charge_code: string,
  description: string,
  quantity: number,
  rate: { amount: number; currency: string },
): Proposals['proposals'][number]['lines'][number] {
  return {
    charge_code,
    side,
    description,
    basis: quantity === 1 ? 'flat' : 'container',
    quantity,
    rate,
    size_type: quantity === 1 ? null : '45G1',
    tariff: { id: '01900000-0000-7000-8000-0000000000aa', version: 4, line: 118 },
  };
}
