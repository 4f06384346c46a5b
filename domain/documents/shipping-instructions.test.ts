import { expect, test } from 'vitest';
import { ShippingInstructions } from './shipping-instructions.ts';

const lines = (count: number, characters: number) =>
  Array.from({ length: count }, () => ({ description: 'd'.repeat(characters) }));

test.each([
  ['ten lines of 4,000 characters', lines(10, 4000), undefined],
  ['200 lines of 200', lines(200, 200), undefined],
  ['200 lines of 4,000', lines(200, 4000), ['cargo_lines', 10, 'description']],
  ['marks too', [...lines(10, 4000), { marks: 'm' }], ['cargo_lines', 10, 'description']],
])('%s: the first line over the limit is refused', (_, cargo_lines, path) => {
  const [issue] = ShippingInstructions.safeParse({ cargo_lines }).error?.issues ?? [];
  expect(issue?.path).toEqual(path);
  if (path) expect(issue?.message).toMatch(/together .* 40,000 characters/);
});
