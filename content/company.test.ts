import { expect, test } from 'vitest';
import { company, offices, phoneHref } from './company.ts';

const emails = [...Object.values(company), ...offices.map((office) => office.email)].filter(
  (value): value is string => typeof value === 'string' && value.includes('@'),
);
const phones = [company.phone, company.hotline, ...offices.map((office) => office.phone)];

test.each(emails)('%s is in the domain reserved for examples', (email) => {
  expect(email).toMatch(/^[a-z]+@groundswell\.example$/);
});

test.each(phones)('%s is reserved for fiction, or not assigned by its country', (phone) => {
  // Dutch subscriber numbers do not start with 0, Singapore's do not start with 2.
  expect(phoneHref(phone)).toMatch(/^tel:(\+1\d{3}55501\d{2}|\+31100\d{6}|\+652\d{7})$/);
});

test.each(offices)('$city has a valid time zone', ({ time_zone }) => {
  expect(() => new Intl.DateTimeFormat('en', { timeZone: time_zone })).not.toThrow();
});
