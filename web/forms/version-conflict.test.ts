import { ORPCError } from '@orpc/client';
import { expect, test } from 'vitest';
import { versionConflict } from './version-conflict.ts';

const refused = (code: string, data?: object) =>
  new ORPCError(code, { status: 409, defined: true, message: 'Refused.', data });
const BY_ADA = { by: 'Ada', at: new Date('2026-11-21T10:00:00Z') };

test.each([
  ['a conflict that names who saved', refused('VERSION_CONFLICT', BY_ADA), BY_ADA],
  ['a conflict that names only the version', refused('VERSION_CONFLICT', { version: 3 }), null],
  ['a conflict without data', refused('VERSION_CONFLICT'), null],
  ['another refusal', refused('ANSWER_CONFLICT', BY_ADA), null],
  ['a failure of the network', new TypeError('Failed to fetch'), null],
])('%s', (_, error, conflict) => {
  expect(versionConflict(error)).toEqual(conflict);
});
