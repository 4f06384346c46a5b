import { expect, test } from 'vitest';
import { verdictOf } from './verdict-labels.ts';

const ISSUED = new Date('2026-10-14T06:00:00Z');
const VOIDED = new Date('2026-11-03T06:00:00Z');
const isoDay = (day: Date) => day.toISOString().slice(0, 10);

test.each([
  ['current', false, null, 'Genuine and current', /issued this document on 2026-10-14, and it is in force/],
  ['draft', false, null, 'Draft: not valid', /has not been issued/],
  ['void', true, VOIDED, 'No longer valid', /^Replaced by a newer version on 2026-11-03\./],
  ['void', false, VOIDED, 'No longer valid', /^Declared void on 2026-11-03\./],
  ['void', false, null, 'No longer valid', /^Declared void\./],
] as const)('%s, replaced %s, voided at %s: %s', (outcome, replaced, voided_at, title, sentence) => {
  const verdict = verdictOf(
    { outcome, replaced, issued_at: ISSUED, surrendered_on: null, voided_at },
    isoDay,
  );
  expect(verdict.title).toBe(title);
  expect(verdict.sentence).toMatch(sentence);
});

test('a surrendered bill of lading', () => {
  const surrendered = {
    outcome: 'current',
    replaced: false,
    issued_at: ISSUED,
    surrendered_on: '2026-11-01',
    voided_at: null,
  } as const;
  const { title, sentence } = verdictOf(surrendered, isoDay);
  expect(title).toBe('Genuine, originals surrendered');
  expect(sentence).toContain('surrendered on 2026-11-01, so the goods can no longer be claimed');
});

test('an unknown code', () => {
  expect(verdictOf(null, isoDay).title).toBe('Code not recognized');
});
