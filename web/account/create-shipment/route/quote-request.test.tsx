import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { QUOTE_RULES } from '#domain/quotes/quote-rules.ts';
import { validate } from '#domain/validation/rules.ts';
import QuotePage from '#web/public/quote/quote-page.tsx';
import { EMPTY_QUOTE, quoteOf } from '#web/quotes/quote-values.ts';
import { renderPiece } from '#web/render-for-tests.tsx';
import { serve } from '#web/server-for-tests.ts';
import { EMPTY_LINE } from '../cargo-lines.ts';
import { NO_GOODS } from '../typed-goods.ts';
import { EMPTY_FORM, type WizardForm } from '../wizard-form.ts';
import { quotePath, storeQuoteRequest } from './quote-request.ts';

const LANE: WizardForm = {
  ...EMPTY_FORM,
  origin_city: 'Houston',
  origin_country: 'US',
  destination_city: 'Rotterdam',
  destination_country: 'Netherlands',
};

beforeEach(() => sessionStorage.clear());

function stored(form: WizardForm) {
  storeQuoteRequest(form);
  return JSON.parse(sessionStorage.getItem('groundswell.quote.1') ?? '').values;
}

test('cargo as a whole fills in the fields of the quote form', () => {
  const form: WizardForm = {
    ...LANE,
    cargo_description: 'Paint in drums',
    cargo_weight: '26,500',
    cargo_length: '1,200',
    cargo_width: '230',
    cargo_height: '240',
    cargo_value: '48,000',
    dangerous_goods: true,
    goods: { ...NO_GOODS, un_number: 'UN1263', proper_shipping_name: 'Paint', class: '3' },
    containers: '2 × 40HC',
    service_type: 'overnight',
    insurance_required: true,
    special_instructions: 'Call before delivery.',
  };
  expect(quotePath(form, 'sea')).toBe(
    '/quote?origin=Houston%2C+US&destination=Rotterdam%2C+NL&weight=26500&mode=ocean',
  );
  const values = stored(form);
  expect(values).toEqual({
    shipment_type: 'hazardous',
    dimensions: '1200×230×240',
    value: '48,000',
    urgency: 'urgent',
    description: 'Paint in drums\n2 × 40HC\nUN1263 Paint\nWith insurance\nCall before delivery.',
  });
  const broken = validate(QUOTE_RULES, quoteOf({ ...EMPTY_QUOTE, ...values }));
  expect(Object.keys(broken)).toEqual(['origin', 'destination', 'transport_modes', 'email']);
});

test('several lines state their total weight and what they hold', () => {
  const line = { ...EMPTY_LINE, pieces: '4', package_type: 'pallet' };
  const form = {
    ...LANE,
    fragile: true,
    lines: [
      { ...line, description: 'Lamps', gross_kg: '800' },
      { ...line, description: 'Mirrors', gross_kg: '1,200' },
    ],
  };
  expect(new URL(quotePath(form, 'rail'), 'http://localhost').searchParams.get('weight')).toBe('2000');
  expect(stored(form)).toMatchObject({
    shipment_type: 'fragile',
    dimensions: '',
    description: expect.stringMatching(/Lamps.*Mirrors/),
  });
});

test('nothing typed, nothing in the link but the mode; the contact of an earlier request stays', () => {
  expect(quotePath(EMPTY_FORM, 'rail')).toBe('/quote?mode=rail');
  const earlier = { values: { email: 'ada@reyes.example', description: 'Lamps' }, opened_at: 1 };
  sessionStorage.setItem('groundswell.quote.1', JSON.stringify(earlier));
  expect(stored(EMPTY_FORM)).toMatchObject({ email: 'ada@reyes.example', description: '' });
});

test('the quote page opens with all of it', async () => {
  serve({ 'geography.suggest': () => [], 'quotes.estimate': () => ({ estimates: [] }) });
  const form = { ...LANE, cargo_weight: '26,500', containers: '2 × 40HC', dangerous_goods: true };
  storeQuoteRequest(form);
  renderPiece(<QuotePage />, { at: quotePath(form, 'sea') });
  const value = (label: RegExp) => screen.getByLabelText<HTMLInputElement>(label).value;
  await waitFor(() => expect(value(/^Origin/)).toBe('Houston, US'));
  expect([value(/^Weight/), value(/^Shipment type/), value(/^Description/)]).toEqual([
    '26500',
    'hazardous',
    '2 × 40HC',
  ]);
});
