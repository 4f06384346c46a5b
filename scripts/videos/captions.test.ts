import { expect, test } from 'vitest';
import { captionsOf } from './captions.ts';

test('each caption is shown until the next one, the last until the end', () => {
  const cues = [
    { text: 'First', at: 99.9 },
    { text: 'Second', at: 162.5 },
  ];
  expect(captionsOf(cues, { start: 100, end: 170 })).toBe(
    'WEBVTT\n\n00:00:00.000 --> 00:01:02.500\nFirst\n\n00:01:02.500 --> 00:01:10.000\nSecond\n',
  );
});
