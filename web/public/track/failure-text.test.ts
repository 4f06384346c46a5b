import { ORPCError } from '@orpc/client';
import { expect, test } from 'vitest';
import { failureText } from './failure-text.ts';

test.each([
  [new TypeError('Load failed'), 'Check your connection and try again.'],
  [
    new ORPCError('SERVICE_UNAVAILABLE', { status: 503 }),
    'We cannot do this at the moment. Try again shortly.',
  ],
  [new ORPCError('TOO_MANY_REQUESTS', { status: 429, message: 'Wait a minute.' }), 'Wait a minute.'],
])('%s', (error, message) => expect(failureText(error)).toBe(`Failed to fetch shipment data: ${message}`));
