import { describe, expect, it, test } from 'vitest';
import { capitalOf } from './capitals.ts';
import { COUNTRIES, countryName, resolveCountry } from './countries.ts';

describe('resolveCountry', () => {
  test.each([
    ['US', 'US'],
    ['usa', 'US'],
    ['U.S.A.', 'US'],
    ['United States of America', 'US'],
    ['uk', 'GB'],
    ['England', 'GB'],
    ['UAE', 'AE'],
    ['Holland', 'NL'],
    ['the Netherlands', 'NL'],
    ['Côte d’Ivoire', 'CI'],
    ['ivory coast', 'CI'],
    ['TURKEY', 'TR'],
    ['Türkiye', 'TR'],
    ['turkiye', 'TR'],
    ['deu', 'DE'],
    ['Viet Nam', 'VN'],
    ['Korea', 'KR'],
    [' brasil ', 'BR'],
  ])('reads %s as %s', (text, code) => {
    expect(resolveCountry(text)).toBe(code);
  });

  test.each(['', 'Atlantis', 'XX', 'Houston'])('does not know %j', (text) => {
    expect(resolveCountry(text)).toBeUndefined();
  });
});

describe('the table', () => {
  it('has a name, a capital and a time zone for every country', () => {
    expect(COUNTRIES.length).toBeGreaterThan(240);
    for (const country of COUNTRIES) {
      expect(country.code).toMatch(/^[A-Z]{2}$/);
      expect(country.name).not.toBe('');
      const { latitude, timezone } = capitalOf(country.code) ?? {};
      expect(Math.abs(latitude ?? Number.NaN)).toBeLessThanOrEqual(90);
      expect(timezone).not.toBe('');
      expect(() => new Intl.DateTimeFormat('en', { timeZone: timezone })).not.toThrow();
    }
  });

  it('resolves every name to its own country', () => {
    for (const { code, alpha3, name } of COUNTRIES) {
      expect([resolveCountry(code), resolveCountry(alpha3), resolveCountry(name)]).toEqual([
        code,
        code,
        code,
      ]);
    }
  });

  it('names a country, and leaves an unknown code as it is', () => {
    expect(countryName('NL')).toBe('Netherlands');
    expect(countryName('QQ')).toBe('QQ');
    expect(capitalOf('JP')?.name).toBe('Tokyo');
  });
});
