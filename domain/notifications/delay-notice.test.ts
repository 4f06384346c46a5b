import { expect, test } from 'vitest';
import { delayHasGrown, delayMessage } from './delay-notice.ts';

const notice = (days_late: number, promised = '2026-03-10') => ({ days_late, promised: new Date(promised) });

test.each([
  ['nothing told, not late', null, notice(0), false],
  ['nothing told, late', null, notice(1), true],
  ['as late as told', notice(2), notice(2), false],
  ['later than told', notice(2), notice(3), true],
  ['less late than told', notice(3), notice(2), false],
  ['late against a new promise', notice(3), notice(1, '2026-03-20'), true],
  ['in time by a new promise', notice(3), notice(0, '2026-03-20'), false],
])('%s', (_, told, found, grown) => expect(delayHasGrown(told, found)).toBe(grown));

test.each([
  [1, 'GS123456789 is delayed by 1 day'],
  [4, 'GS123456789 is delayed by 4 days'],
])('%d late', (days, message) => expect(delayMessage('GS123456789', days)).toBe(message));
