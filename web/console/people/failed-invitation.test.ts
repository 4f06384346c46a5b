import { expect, test } from 'vitest';
import { brokenInvitation, NOBODY_YET } from './failed-invitation.ts';

const ADA = { ...NOBODY_YET, full_name: 'Ada Byron', email: 'ada@test.example' };

test.each([
  [ADA, []],
  [NOBODY_YET, ['full_name', 'email']],
  [{ ...ADA, email: 'ada' }, ['email']],
  [{ ...ADA, company_name: 'x'.repeat(121) }, ['company_name']],
  [{ ...ADA, role: '' }, ['role']],
])('of %o these fields are wrong: %j', (values, fields) => {
  expect(Object.keys(brokenInvitation(values))).toEqual(fields);
});
