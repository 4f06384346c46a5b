import { expect, test } from 'vitest';
import type { Attention } from '#domain/tracking/attention.ts';
import { renderPiece } from '#web/render-for-tests.tsx';
import { AttentionFlag } from './attention-flag.tsx';

const DUE = { kind: 'due_today', at: new Date('2026-11-23T13:10:00Z'), hasPassed: false } as const;

test.each<[Attention, string, boolean]>([
  [{ kind: 'late', days: 8 }, '8 days late', true],
  [{ kind: 'late', days: 1 }, '1 day late', true],
  [{ kind: 'held', hours: 31 }, 'Held 31 h', true],
  [{ kind: 'held', hours: 0 }, 'Held <1 h', true],
  [{ kind: 'silent', hours: 1026 }, 'Silent 1,026 h', true],
  [{ ...DUE, time_zone: 'Europe/Oslo' }, 'Due 14:10 CET', false],
  [{ ...DUE, time_zone: 'Europe/Oslo', hasPassed: true }, 'Due today', false],
  // CST is also China's.
  [{ ...DUE, time_zone: 'America/Chicago' }, 'Due 07:10 GMT-6', false],
])('%o reads "%s"', (attention, text, hasIcon) => {
  const { container } = renderPiece(<AttentionFlag attention={attention} />);
  expect(container.textContent?.replaceAll('\u00a0', ' ')).toBe(text);
  expect(container.querySelector('svg') !== null).toBe(hasIcon);
});
