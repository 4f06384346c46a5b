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

test.each([
  [{}, 'original', 3],
  [{ originals_count: 1 }, 'original', 1],
  [{ release: 'telex', originals_count: 2 }, 'telex', 2],
  [{ release: 'sea_waybill' }, 'sea_waybill', 0],
  [{ release: 'sea_waybill', originals_count: 3 }, 'sea_waybill', 0],
])('%j is released as %s with %i originals', (instructions, release, originals_count) => {
  expect(ShippingInstructions.parse(instructions)).toMatchObject({ release, originals_count });
});

test.each([
  [{ release: 'sea_waybill', to_order: true }, 'to_order', /not negotiable/],
  [{ originals_count: 0 }, 'originals_count', /1 to 3/],
  [{ originals_count: 4 }, 'originals_count', /1 to 3/],
  [{ release: 'telex', originals_count: 1.5 }, 'originals_count', /1 to 3/],
])('%j is refused at %s', (instructions, field, message) => {
  const issues = ShippingInstructions.safeParse(instructions).error?.issues;
  expect(issues).toEqual([
    expect.objectContaining({ path: [field], message: expect.stringMatching(message) }),
  ]);
});
