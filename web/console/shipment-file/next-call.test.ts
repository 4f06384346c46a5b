import { expect, test } from 'vitest';
import { fileLeg } from '#web/gallery/file-fixtures.ts';
import { nextCall } from './next-call.ts';

const AT = new Date('2026-11-28T14:00:00Z');
const first = fileLeg({ id: '1' }, 'Ningbo', 'Singapore');
const second = fileLeg({ id: '2' }, 'Singapore', 'Rotterdam');

test.each([
  ['before departure', [first, second], 'Departure, Ningbo'],
  ['under way', [{ ...first, atd: AT }, second], 'Arrival, Singapore'],
  ['between two legs', [{ ...first, atd: AT, ata: AT }, second], 'Departure, Singapore'],
  ['at the end', [first, { ...second, atd: AT, ata: AT }], undefined],
  ['without legs', [], undefined],
])('%s', (_, legs, text) => {
  expect(nextCall(legs)?.text).toBe(text);
});
