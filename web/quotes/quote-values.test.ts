import { expect, test } from 'vitest';
import { QUOTE_RULES } from '#domain/quotes/quote-rules.ts';
import { validate } from '#domain/validation/rules.ts';
import { EMPTY_QUOTE, presetOf, quoteOf } from './quote-values.ts';

test.each([
  ['1,200', 1200, undefined],
  ['1200.5', 1200.5, undefined],
  ['', null, undefined],
  ['two tons', Number.NaN, 'Enter the weight as a number of kg.'],
])('the weight %o is parsed as %d', (weight, read, sentence) => {
  const form = quoteOf({ ...EMPTY_QUOTE, weight });
  expect(form.weight).toEqual(read);
  expect(validate(QUOTE_RULES, form).weight).toBe(sentence);
});

test.each([
  ['', {}],
  ['?origin=Houston&destination=&mode=', { origin: 'Houston' }],
  [
    '?destination=Rotterdam%2C+NL&mode=ocean',
    { destination: 'Rotterdam, NL', transport_modes: ['air', 'ocean'] },
  ],
  ['?mode=air', {}],
  ['?origin=Shanghai&weight=1%2C200', { origin: 'Shanghai', weight: '1,200' }],
  ['?origin=Shanghai&weight=', { origin: 'Shanghai' }],
  ['?mode=balloon', {}],
])('the query %o presets %o', (search, preset) => {
  expect(presetOf(search, { ...EMPTY_QUOTE, transport_modes: ['air'] })).toEqual(preset);
});

test('a preset leaves alone what the visitor has typed, and adds its mode to theirs', () => {
  const changed = { origin: 'Kobe, Japan', transport_modes: ['rail' as const] };
  const preset = presetOf(
    '?origin=Osaka&destination=Chicago&mode=air',
    { ...EMPTY_QUOTE, ...changed },
    changed,
  );
  expect(preset).toEqual({ destination: 'Chicago', transport_modes: ['rail', 'air'] });
});
