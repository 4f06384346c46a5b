import { DrizzleQueryError } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { Overloaded } from './semaphore.ts';
import { DatabaseUnresponsive, transientErrorOf } from './transient-errors.ts';

const coded = (code: string, message = 'from the driver') => Object.assign(new Error(message), { code });

test.each([
  [coded('ECONNREFUSED'), 'away'],
  [coded('CONNECTION_CLOSED'), 'away'],
  [coded('57P01'), 'away'],
  [new DatabaseUnresponsive('nothing'), 'away'],
  [coded('53300'), 'busy'],
  [coded('55P03'), 'busy'],
  [coded('57014'), 'busy'],
  [new Overloaded('waited'), 'busy'],
  [coded('53100'), 'full'],
  [coded('58030', 'could not write block 3: No space left on device'), 'full'],
  [coded('58030', 'could not read block 3: Input/output error'), null],
  [coded('23505'), null],
  [new Error('a bug'), null],
  ['a string', null],
  [null, null],
])('%s is %s', (error, kind) => {
  expect(transientErrorOf(error)).toBe(kind);
  expect(transientErrorOf(new DrizzleQueryError('select 1', [], error as Error))).toBe(kind);
});
