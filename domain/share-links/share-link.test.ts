import { describe, expect, test } from 'vitest';
import { expiryRefusal, NewShareLink, sharedKinds, showsNumber } from './share-link.ts';

const now = new Date('2026-11-23T10:00:00Z');

test.each([
  ['2026-11-23T10:00:00Z', 'Choose a date in the future.'],
  ['2026-11-23T10:00:01Z', undefined],
  ['2027-11-23T10:00:00Z', undefined],
  ['2027-11-25T10:00:00Z', 'Choose a date within one year.'],
])('a link until %s: %s', (expires_at, refusal) => {
  expect(expiryRefusal(new Date(expires_at), now)).toBe(refusal);
});

describe('the documents that a link shows', () => {
  test('are none without the part', () => {
    expect(sharedKinds(['map'], ['packing_list'])).toEqual([]);
  });
  test('neither state the value of the goods nor release them, unless their kind is named', () => {
    expect(sharedKinds(['documents'], null)).toEqual([
      'bill_of_lading',
      'airway_bill',
      'cmr_note',
      'packing_list',
      'certificate_of_origin',
      'arrival_notice',
    ]);
    expect(sharedKinds(['documents'], ['commercial_invoice'])).toEqual(['commercial_invoice']);
    expect(sharedKinds(['documents'], ['delivery_order'])).toEqual(['delivery_order']);
  });
});

test('a PIN may be null', () => {
  const link = { expires_at: '2026-12-01T00:00:00Z', show: ['map'], pin: null };
  expect(NewShareLink.safeParse(link).success).toBe(true);
});

test('the number is stated only where the public page shows nothing more', () => {
  expect(showsNumber(['events', 'map'])).toBe(true);
  expect(showsNumber(['events', 'documents'])).toBe(false);
  expect(showsNumber(['map'])).toBe(false);
});

test.each([
  [{ show: [] }, 'Choose what the link shows.'],
  [{ pin: '123' }, 'Enter a PIN of 4 to 10 digits.'],
  [{ pin: '12a4' }, 'Enter a PIN of 4 to 10 digits.'],
  [{ document_kinds: [] }, 'Choose the document types.'],
])('a link with %j is refused', (change, message) => {
  const parsed = NewShareLink.safeParse({ expires_at: now.toISOString(), show: ['map'], ...change });
  expect(parsed.error?.issues[0]?.message).toBe(message);
});
