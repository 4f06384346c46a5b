import { expect, test } from 'vitest';
import type { TransportMode } from '#domain/routing/transport-mode.ts';
import { blockersIn, openUpTo, unknownCountries } from './blockers.ts';
import { undividedGoods, validateForm } from './rule-messages.ts';
import { NO_GOODS } from './typed-goods.ts';
import { EMPTY_FORM, type WizardForm } from './wizard-form.ts';

const places: Partial<WizardForm> = {
  origin_city: 'Houston',
  origin_country: 'US',
  destination_city: 'Rotterdam',
  destination_country: 'Netherlands',
};
const cargo: Partial<WizardForm> = { cargo_description: 'Valves', cargo_weight: '1,200' };
const judged = (patch: Partial<WizardForm>, transport_mode: TransportMode | null = null) => {
  const form = { ...EMPTY_FORM, ...patch };
  return { form, transport_mode, client: null, wrong: { ...validateForm(form), ...unknownCountries(form) } };
};

test.each<[string, Partial<WizardForm>, 1 | 2 | 3 | 4]>([
  ['an empty form', {}, 1],
  ['both places', places, 2],
  ['an unknown country', { ...places, ...cargo, destination_country: 'Atlantis' }, 1],
  ['a weight that is no number', { ...places, ...cargo, cargo_weight: 'heavy' }, 2],
  ['too heavy a cargo', { ...places, ...cargo, cargo_weight: '1,000,001' }, 2],
  ['two of three dimensions', { ...places, ...cargo, cargo_length: '120', cargo_width: '80' }, 2],
  ['everything', { ...places, ...cargo }, 4],
])('with %s, the right steps are open', (_, patch, step) => {
  expect(openUpTo(judged(patch, 'sea'))).toBe(step);
});

test('without a route the third step is the furthest', () => {
  expect(openUpTo(judged({ ...places, ...cargo }))).toBe(3);
});

test.each<[1 | 2 | 3 | 4, Partial<WizardForm>, string]>([
  [1, {}, 'Still needed: origin city, origin country, destination city, and destination country.'],
  [1, places, ''],
  [
    1,
    { ...places, origin_country: 'Atlantis' },
    'Origin country: We couldn’t find this country. Check its name.',
  ],
  [2, {}, 'Still needed: cargo description and weight.'],
  [2, { ...cargo, cargo_value: '-1' }, 'Value: The value cannot be negative.'],
  [2, { cargo_weight: 'heavy' }, 'Still needed: cargo description. Weight: Enter the weight in kg.'],
  [2, { ...cargo, origin_country: 'Atlantis' }, ''],
  [
    2,
    { ...cargo, dangerous_goods: true, goods: { ...NO_GOODS, class: '3' } },
    'Dangerous goods: A UN number has four digits, for example UN1263.',
  ],
  [
    2,
    { ...cargo, dangerous_goods: true, goods: { ...NO_GOODS, un_number: '1263', class: '8' } },
    'Dangerous goods: UN 1263 is class 3, not 8.',
  ],
  [2, { ...cargo, goods: { ...NO_GOODS, class: '3' } }, ''],
  [3, {}, 'Still needed: a route.'],
  [4, {}, ''],
])('step %i with %j lists what is missing or wrong', (step, patch, sentence) => {
  expect(blockersIn(step, judged(patch))).toBe(sentence);
});

test('dangerous goods of the whole block where the documents list several lines', () => {
  const paint = { ...EMPTY_FORM, ...cargo, dangerous_goods: true, goods: { ...NO_GOODS, un_number: '1263' } };
  const two = { 'cargo_lines.1.marks': '' };
  expect(undividedGoods(paint, two)).toMatch(/Add these lines in Cargo Details/);
  expect([undividedGoods(paint, {}), undividedGoods({ ...EMPTY_FORM, ...cargo }, two)]).toEqual(['', '']);
});

test('a typed client name blocks the first step, a chosen client does not', () => {
  const typed = { ...judged({ ...places, ...cargo }), client: { user_id: null, name: 'Acme' } };
  expect(openUpTo(typed)).toBe(1);
  expect(blockersIn(1, typed)).toBe(
    'Choose a client from the list, or clear the field to book for yourself.',
  );
  const chosen = { ...typed, client: { user_id: 'acme', name: 'Acme' } };
  expect([openUpTo(chosen), blockersIn(1, chosen)]).toEqual([3, '']);
});

test('a missing field is not an error', () => {
  expect(judged({}).wrong).toEqual({});
});
