import { ValidationError } from '@orpc/server';
import { expect, test } from 'vitest';
import * as z from 'zod';
import { validationIssues } from './validation-issues.ts';

const Place = z.union([
  z.object({ unlocode: z.string().length(5, 'A UN/LOCODE has five characters.') }),
  z.object({ city: z.string('Enter a city.'), country: z.string('Enter a country.') }),
]);
const Input = z.object({
  place: Place.optional(),
  codes: z.union([z.array(z.string()), z.string().regex(/^[A-Z]+$/, 'Use capital letters.')]).optional(),
  network: z.union([z.ipv4(), z.ipv6()], 'Enter an address.').optional(),
});

function issuesOf(input: object) {
  const { error } = Input.safeParse(input);
  return validationIssues(
    new ValidationError({ message: 'invalid', data: input, issues: error?.issues ?? [] }),
  );
}

test.each([
  [{ place: { unlocode: 'X' } }, 'place.unlocode', 'A UN/LOCODE has five characters.'],
  [{ place: { city: 'Ningbo' } }, 'place.country', 'Enter a country.'],
  [{ place: 'NLRTM' }, 'place', 'Invalid input: expected object, received string'],
  [{ codes: 'x' }, 'codes', 'Use capital letters.'],
  [{ network: 'x' }, 'network', 'Enter an address.'],
])('a value that fits no member of a union: %j', (input, path, message) => {
  expect(issuesOf(input)).toEqual([{ path, message }]);
});
