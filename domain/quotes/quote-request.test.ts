import { describe, expect, test } from 'vitest';
import { validate } from '#domain/validation/rules.ts';
import { QuoteRequest } from './quote-request.ts';
import { QUOTE_RULES, type QuoteForm } from './quote-rules.ts';

const complete: QuoteForm = {
  origin: 'Houston, Texas, United States',
  destination: 'Rotterdam, Netherlands',
  shipment_type: 'general',
  weight: 1200,
  dimensions: '120×80×100',
  value: 25_000,
  transport_modes: ['ocean', 'air'],
  urgency: 'standard',
  description: '12 pallets of valves',
  contact_name: 'Ada Reyes',
  email: 'ada@reyes.example',
  phone: '',
  company: '',
};

const MODE_NEEDED = 'Please select at least one transport mode.';

describe.each<[object, Record<string, string>]>([
  [{}, {}],
  [{ contact_name: '' }, {}],
  [{ weight: null, value: null, dimensions: '', description: '' }, {}],
  [{ origin: 'A field near Nowhere Springs' }, {}],
  [{ origin: ' ' }, { origin: 'Enter an origin.' }],
  [{ destination: '' }, { destination: 'Enter a destination.' }],
  [{ email: '' }, { email: 'Enter your e-mail address.' }],
  [{ email: 'ada@reyes' }, { email: 'Enter a valid e-mail address, such as name@company.com.' }],
  [{ transport_modes: [] }, { transport_modes: MODE_NEEDED }],
  [{ weight: 0 }, { weight: 'The weight must be more than 0 kg.' }],
  [{ weight: 0.0001 }, { weight: 'The weight must be more than 0 kg.' }],
  [{ weight: 1_000_001 }, { weight: 'The weight can be at most 1,000,000 kg.' }],
  [{ value: -1 }, { value: 'The value cannot be negative.' }],
  [{ description: 'x'.repeat(2001) }, { description: 'At most 2,000 characters.' }],
])('a request with %o', (change, broken) => {
  const form = { ...complete, ...change };

  test('the form reports the broken rules', () => expect(validate(QUOTE_RULES, form)).toEqual(broken));

  test('the server reports the same', () => {
    const { error } = QuoteRequest.safeParse(form);
    expect(Object.fromEntries((error?.issues ?? []).map(({ path, message }) => [path[0], message]))).toEqual(
      broken,
    );
  });
});

test.each([
  ['weight', 'Enter the weight as a number of kg.'],
  ['value', 'Enter the value as a number of US dollars.'],
] as const)('a %s that is no number is named in the form', (field, sentence) => {
  expect(validate(QUOTE_RULES, { ...complete, [field]: Number.NaN })).toEqual({ [field]: sentence });
});

test('missing fields are reported like empty ones', () => {
  const { error } = QuoteRequest.safeParse({});
  expect(error?.issues.map(({ path, message }) => [path[0], message])).toEqual([
    ['origin', 'Enter an origin.'],
    ['destination', 'Enter a destination.'],
    ['transport_modes', MODE_NEEDED],
    ['email', 'Enter your e-mail address.'],
  ]);
});

test('stored values have no control characters, stray spaces or duplicate modes', () => {
  const read = QuoteRequest.parse({
    origin: '  Houston,\r\nBcc: all@x.example\u0000 ',
    destination: 'Rotterdam',
    transport_modes: ['air', 'ocean', 'air'],
    email: 'ada@reyes.example',
    description: 'one\r\ntwo\u0000\u0007',
  });
  expect(read).toMatchObject({
    origin: 'Houston, Bcc: all@x.example',
    transport_modes: ['ocean', 'air'],
    description: 'one\ntwo',
    shipment_type: 'general',
    urgency: 'standard',
    weight: null,
    value: null,
  });
});
