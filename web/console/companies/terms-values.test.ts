import { expect, test } from 'vitest';
import { COMPANY } from './company-for-tests.ts';
import { termsChange, termsValues } from './terms-values.ts';

test.each([
  ['USD', '25000.00', '30,000.50', 3_000_050],
  ['JPY', '2500000', '3,000,000', 3_000_000],
  ['KWD', '2500.000', '3000,5', 3_000_500],
  ['EUR', '25000.00', '', null],
])('a credit limit in %s has its decimals', (currency, shown, typed, credit_limit_cents) => {
  const base = termsValues({ ...COMPANY, currency, credit_limit_cents: 2_500_000 });
  expect(base.credit_limit).toBe(shown);
  expect(termsChange({ ...base, credit_limit: typed }, base)).toEqual({ credit_limit_cents });
});

test('a credit limit stays the amount that was read when its currency changes', () => {
  const base = termsValues({ ...COMPANY, currency: 'USD', credit_limit_cents: 2_500_000 });
  expect(termsChange({ ...base, currency: 'jpy' }, base)).toEqual({
    currency: 'jpy',
    credit_limit_cents: 25_000,
  });
});

test('VAT is sent as a whole when a part of it changes, and null without a category', () => {
  const vat = { category: 'AE', rate: 0, note: 'Reverse charge' } as const;
  const base = termsValues({ ...COMPANY, vat });
  expect(termsChange(base, base)).toEqual({});
  expect(termsChange({ ...base, vat_note: 'Article 196' }, base)).toEqual({
    vat: { ...vat, note: 'Article 196' },
  });
  expect(termsChange({ ...base, vat_category: '' }, base)).toEqual({ vat: null });
  expect(termsChange({ ...base, vat_category: 'S', vat_rate: '8.1', vat_note: '' }, base)).toEqual({
    vat: { category: 'S', rate: 8.1, note: '' },
  });
});
