import { expect, test } from 'vitest';
import { EMPTY_INVITATION, validateInvitation } from './invitation-values.ts';

const ADA = { ...EMPTY_INVITATION, full_name: 'Ada Byron', email: 'ada@test.example' };

test.each([
  [ADA, []],
  [EMPTY_INVITATION, ['full_name', 'email']],
  [{ ...ADA, email: 'ada' }, ['email']],
  [{ ...ADA, company_name: 'x'.repeat(121) }, ['company_name']],
  [{ ...ADA, role: '' }, ['role']],
  [{ ...ADA, organisation_id: 'a', permissions: [] }, ['permissions']],
  [{ ...ADA, organisation_id: 'a', permissions: [], role: 'driver' }, []],
])('the invitation %o has the invalid fields %j', (values, fields) => {
  expect(Object.keys(validateInvitation(values))).toEqual(fields);
});
