import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { capacityOf, overload } from './capacity.ts';
import { SIZE_TYPES } from './size-type.ts';
import { findTrailerType } from './trailer.ts';
import { findUldType } from './unit-load-device.ts';
import { checkVgm, VerifiedGrossMass } from './verified-gross-mass.ts';

describe('ULD numbers', () => {
  test('has the type in its number', () => {
    expect(findUldType('AKE12345LH')?.label).toBe('container LD3');
    expect(findUldType('ake 12345 lh')?.label).toBe('container LD3');
    expect(findUldType('PMC-1234-3V')?.label).toBe('pallet (96 × 125 inch)');
    expect(findUldType('AKE123LH')).toBeUndefined();
    expect(findUldType('pmc')?.volume_m3).toBeNull();
    expect(findUldType('PMCU1234567')).toBeUndefined();
  });
});

test('trailers', () => {
  expect(findTrailerType('mega')?.loading_metres).toBe(13.6);
  expect(findTrailerType('cart')).toBeUndefined();
});

describe('overload', () => {
  const box = (size_type: string, number = 'MSKU9070323') => ({ number, size_type });
  test.each<[{ number: string; size_type: string }, number | null, number | null, string | null]>([
    [box('45G1'), 28_700, 76.4, null],
    [box('45G1'), 28_701, 10, "MSKU9070323 would carry 28,701 kg; a 40' high cube carries 28,700 kg."],
    [box('40HC'), 10, 76.5, "MSKU9070323 would hold 76.5 m³; a 40' high cube holds 76.4 m³."],
    [box('22G1', ''), 30_000, null, "This box would carry 30,000 kg; a 20' standard carries 28,300 kg."],
    [box('42U1'), 10, 500, null],
    [box('42U1'), 30_000, null, "MSKU9070323 would carry 30,000 kg; a 40' open top carries 28,650 kg."],
    [box('', 'AKE12345LH'), 1600, 4, 'AKE12345LH would carry 1,600 kg; a container LD3 carries 1,506 kg.'],
    [box('MEGA', 'BGS1234'), 1600, 101, 'BGS1234 would hold 101 m³; a mega trailer holds 100 m³.'],
    [box(''), 90_000, 900, null],
    [box('45G1'), null, null, null],
  ])('%j with %s kg and %s m³', (equipment, kg, m3, sentence) => {
    expect(overload(equipment, { kg, m3 })).toBe(sentence);
  });

  test('a load that fits still fits when it becomes smaller', () => {
    const type = fc.constantFrom(...SIZE_TYPES);
    const load = fc.record({ kg: fc.nat(60_000), m3: fc.nat(150) });
    fc.assert(
      fc.property(type, load, fc.double({ min: 0, max: 1, noNaN: true }), ({ code }, { kg, m3 }, part) => {
        fc.pre(overload(box(code), { kg, m3 }) === null);
        expect(overload(box(code), { kg: kg * part, m3: m3 * part })).toBeNull();
      }),
    );
  });

  test('unknown types have no capacity', () => expect(capacityOf('22S1')).toBeNull());
});

describe('verified gross mass', () => {
  const vgm = {
    kg: 20_000,
    method: 1,
    weighed_by: 'Ningbo Port Weighbridge',
    weighed_at: '2026-11-20T08:00:00Z',
  };

  test('needs method, person and time', () => {
    expect(VerifiedGrossMass.safeParse(vgm).success).toBe(true);
    const fields = (changed: object) =>
      VerifiedGrossMass.safeParse({ ...vgm, ...changed }).error?.issues.map(({ message }) => message);
    expect(fields({ method: 3 })).toEqual(['The method is 1 or 2.']);
    expect(fields({ weighed_by: ' ' })).toEqual(['Enter who weighed it.']);
    expect(fields({ kg: 0 })).toEqual(['A weight must be more than 0 kg.']);
  });

  test.each<[number, { size_type: string; tare_kg: number | null; cargo_kg: number | null }, string[]]>([
    [20_000, { size_type: '45G1', tare_kg: 3800, cargo_kg: 16_000 }, []],
    [20_000, { size_type: '40HC', tare_kg: null, cargo_kg: null }, []],
    [20_000, { size_type: '', tare_kg: null, cargo_kg: 30_000 }, []],
    [
      33_000,
      { size_type: '45G1', tare_kg: 3800, cargo_kg: null },
      ["error: 33,000 kg is above the maximum of a 40' high cube, 32,500 kg."],
    ],
    [
      3000,
      { size_type: '45G1', tare_kg: 3800, cargo_kg: null },
      ['error: 3,000 kg is below the tare of the container, 3,800 kg.'],
    ],
    [
      15_000,
      { size_type: '45G1', tare_kg: null, cargo_kg: 16_000 },
      ['warning: 15,000 kg is below tare and cargo together, 19,800 kg. Check both.'],
    ],
    [19_000, { size_type: '45G1', tare_kg: 3800, cargo_kg: 16_000 }, []],
  ])('%d kg of %j', (kg, box, sentences) => {
    const issues = checkVgm({ kg }, box);
    expect(issues.map(({ severity, message }) => `${severity}: ${message}`)).toEqual(sentences);
  });
});
