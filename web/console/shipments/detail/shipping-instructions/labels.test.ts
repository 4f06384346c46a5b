import { expect, test } from 'vitest';
import { instructionsFieldName } from './labels.ts';

test.each([
  ['consignee.city', 'Consignee, city'],
  ['cargo_lines.1.hs_code', 'Line 2, HS code'],
  ['containers.0.seals', 'Container 1, seals'],
  ['vessel', 'Vessel'],
  ['priority', null],
])('%s is called %s', (path, name) => {
  expect(instructionsFieldName(path)).toBe(name);
});
