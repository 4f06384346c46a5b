import { expect, test } from 'vitest';
import { fileSize } from './file-size.ts';

test.each([
  [120, '120\u00a0bytes'],
  [48_466, '48\u00a0kB'],
  [999_499, '999\u00a0kB'],
  [1_240_000, '1.2\u00a0MB'],
])('%i bytes are %s', (bytes, text) => {
  expect(fileSize(bytes)).toBe(text);
});
