import { expect, test } from 'vitest';
import { QUOTE_RULES } from '#domain/quotes/quote-rules.ts';
import { brokenRules } from '#domain/validation/rules.ts';
import { EMPTY_QUOTE, quoteOf } from '#web/quotes/quote-values.ts';
import { EMPTY_LINE } from '../cargo-lines.ts';
import { NO_GOODS } from '../typed-goods.ts';
import { EMPTY_FORM, type WizardForm } from '../wizard-form.ts';
import { quoteRequestOf } from './quote-request.ts';

const LANE: WizardForm = {
  ...EMPTY_FORM,
  origin_city: 'Houston',
  origin_country: 'US',
  destination_city: 'Rotterdam',
  destination_country: 'Netherlands',
};

test('cargo as a whole fills in the fields of the quote form', () => {
  const { to, state } = quoteRequestOf(
    {
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
    },
    'sea',
  );
  expect(to).toBe('/quote?origin=Houston%2C+US&destination=Rotterdam%2C+NL&weight=26500&mode=ocean');
  expect(state.quote).toEqual({
    shipment_type: 'hazardous',
    dimensions: '1200×230×240',
    value: '48,000',
    urgency: 'urgent',
    description: 'Paint in drums\n2 × 40HC\nUN1263 Paint\nWith insurance\nCall before delivery.',
  });
  const broken = brokenRules(QUOTE_RULES, quoteOf({ ...EMPTY_QUOTE, ...state.quote }));
  expect(Object.keys(broken)).toEqual(['origin', 'destination', 'transport_modes', 'email']);
});

test('several lines state their total weight and what they hold', () => {
  const line = { ...EMPTY_LINE, pieces: '4', package_type: 'pallet' };
  const { to, state } = quoteRequestOf(
    {
      ...LANE,
      fragile: true,
      lines: [
        { ...line, description: 'Lamps', gross_kg: '800' },
        { ...line, description: 'Mirrors', gross_kg: '1,200' },
      ],
    },
    'rail',
  );
  expect(new URL(to, 'http://localhost').searchParams.get('weight')).toBe('2000');
  expect(state.quote).toMatchObject({ shipment_type: 'fragile', dimensions: '' });
  expect(state.quote.description).toMatch(/Lamps.*Mirrors/);
});

test('nothing typed, nothing filled in but the mode', () => {
  expect(quoteRequestOf(EMPTY_FORM, 'rail')).toEqual({
    to: '/quote?mode=rail',
    state: {
      quote: { shipment_type: 'general', dimensions: '', value: '', urgency: 'standard', description: '' },
    },
  });
});
