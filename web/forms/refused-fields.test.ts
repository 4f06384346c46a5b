import { ORPCError } from '@orpc/client';
import { expect, test } from 'vitest';
import { fieldsRefused } from './refused-fields.ts';

const MISSING = 'This is missing from the request. Enter it.';

test.each([
  [
    'UNPROCESSABLE_CONTENT',
    { issues: [{ path: 'name', message: 'Enter a name.' }] },
    { name: 'Enter a name.' },
  ],
  ['INCOMPLETE', { missing: ['cargo_weight'] }, { cargo_weight: MISSING }],
  // The missing details of a document are not in the form that issues it.
  ['INCOMPLETE', { missing: [{ field: 'cargo', label: 'Cargo' }] }, {}],
  ['UNKNOWN_COUNTRY', { field: 'origin_country' }, { origin_country: 'refused' }],
  ['NUMBER_TAKEN', undefined, { tracking_number: 'refused' }],
  ['ALREADY_OVER', undefined, { until: 'refused' }],
  ['NOT_FOUND', undefined, {}],
])('%s with %j', (code, data, fields) =>
  expect(fieldsRefused(new ORPCError(code, { message: 'refused', data }))).toEqual(fields),
);

test('no response concerns no field', () =>
  expect(fieldsRefused(new TypeError('Failed to fetch'))).toEqual({}));
