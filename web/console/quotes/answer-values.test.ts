import { expect, test } from 'vitest';
import { answerFor, answerOf, validateAnswer } from './answer-values.ts';
import { quoteOf } from './quote-for-tests.ts';

const NOW = new Date('2026-11-21T12:00:00Z');

test('a first offer starts with the estimate, its mode and the default validity', () => {
  expect(answerFor(quoteOf(), NOW)).toMatchObject({
    offered: '1234.56',
    offered_mode: 'sea',
    until: '2026-12-05',
  });
});

test('without an estimate, the price is left to be entered', () => {
  const quote = quoteOf({ estimated_cost_cents: null, estimates: [] });
  expect(answerFor(quote, NOW).offered).toBe('');
});

test('a new offer starts with the values of the last one', () => {
  const quote = quoteOf({ offered_cents: 183_450, offered_mode: 'air', offer_note: 'Two lifts a week.' });
  expect(answerFor(quote, NOW)).toMatchObject({
    offered: '1834.50',
    offered_mode: 'air',
    offer_note: 'Two lifts a week.',
  });
});

test.each([
  [{}, []],
  [{ offered: '' }, ['offered']],
  [{ offered: '1,834.50' }, []],
  [{ offered: '0' }, ['offered']],
  [{ offered: '1,834.505' }, ['offered']],
  [{ offered: '1', until: '2026-11-20' }, ['until']],
  [{ offered: '1', until: '' }, ['until']],
  [{ offered: '1', offer_note: 'x'.repeat(1001) }, ['offer_note']],
  [{ offered: '1', destination_country: '' }, ['destination_country']],
])('the values %o have the invalid fields %j', (change, fields) => {
  expect(Object.keys(validateAnswer({ ...answerFor(quoteOf(), NOW), ...change }, NOW))).toEqual(fields);
});

test('the offer is valid until the end of its last day', () => {
  const values = { ...answerFor(quoteOf(), NOW), offered: '1,834.50', until: '2026-12-24' };
  expect(answerOf(values, quoteOf(), null)).toMatchObject({
    offered: 1834.5,
    valid_until: new Date('2026-12-24T23:59:00'),
  });
});
