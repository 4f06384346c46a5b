import { expect, test } from 'vitest';
import { advisoriesIn } from './advisories.mjs';

const UNANSWERED = { answered: false, grave: [], others: 0 };

test.each([
  ['an error instead of a report', '{"message":"405 Method Not Allowed","statusCode":405}'],
  ['no JSON', 'npm error code ENOTFOUND'],
  ['nothing', ''],
  ['null', 'null'],
])('%s is not a report', (_, output) => expect(advisoriesIn(output)).toEqual(UNANSWERED));

test('high and critical advisories are named, others counted', () => {
  const report = {
    vulnerabilities: {
      one: { name: 'one', severity: 'critical', range: '<2.0.0', via: [{ title: 'Runs anything' }] },
      two: { name: 'two', severity: 'high', range: '*', via: ['one'] },
      three: { name: 'three', severity: 'moderate', range: '*', via: [{ title: 'Is slow' }] },
    },
  };
  expect(advisoriesIn(JSON.stringify(report))).toEqual({
    answered: true,
    grave: ['one <2.0.0 (critical): Runs anything', 'two * (high): through one'],
    others: 1,
  });
  expect(advisoriesIn('{"vulnerabilities":{}}')).toEqual({ answered: true, grave: [], others: 0 });
});
