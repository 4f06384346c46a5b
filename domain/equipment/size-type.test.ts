import { expect, test } from 'vitest';
import { findSizeType, normalizeSizeType, readSizeType, SIZE_TYPES, sizeTypeLabel } from './size-type.ts';

test.each([
  ['40HC', '45G1'],
  ['40hq', '45G1'],
  ["40' HC", '45G1'],
  ['20GP', '22G1'],
  ['20DV', '22G1'],
  ['40GP', '42G1'],
  ['45HC', 'L5G1'],
  ['20RF', '22R1'],
  ['40RH', '45R1'],
  ['20OT', '22U1'],
  ['40OT', '42U1'],
  ['20FR', '22P1'],
  ['40FR', '42P1'],
  ['20TK', '22T1'],
  ['22GP', '22G1'],
  ['45RT', '45R1'],
  ['45g1', '45G1'],
  ['22V0', '22V0'],
  ['L5G1', 'L5G1'],
  ['big box', null],
  ['40', null],
  ['', null],
])('reads %j as %s', (typed, code) => {
  expect(readSizeType(typed)).toBe(code);
});

test('keeps text that it does not know', () => {
  expect(normalizeSizeType('53 ft')).toBe('53FT');
});

test.each([
  ['22G1', 1, 28_300, 33.2],
  ['42G1', 2, 28_800, 67.7],
  ['45G1', 2, 28_700, 76.4],
  ['L5G1', 2.25, 27_700, 86],
  ['22R1', 1, 27_700, 28.3],
  ['45R1', 2, 29_500, 67.3],
  ['22U1', 1, 28_130, null],
  ['42P1', 2, 39_200, null],
  ['22T1', 1, 32_300, null],
])('%s is %d TEU and carries %d kg', (code, teu, payload_kg, volume_m3) => {
  expect(findSizeType(code)).toMatchObject({ code, teu, payload_kg, volume_m3 });
});

test.each([
  ['45G0', '45G0', "40' high cube"],
  ['22V1', '22V1', "20' standard"],
  ['20G0', '20G0', "20' standard"],
  ['45R8', '45R8', "40' high cube reefer"],
])('another variant %s has the figures of its family', (typed, code, label) => {
  expect(findSizeType(typed)).toMatchObject({ code, label });
});

test('types without common figures', () => {
  expect(findSizeType('22S1')).toBeUndefined();
  expect(findSizeType('M5G1')).toBeUndefined();
});

test('labels', () => {
  expect(sizeTypeLabel('40HC')).toBe("45G1, 40' high cube");
  expect(sizeTypeLabel('crate')).toBe('crate');
});

test('the figures of each type fit together', () => {
  for (const type of SIZE_TYPES) {
    expect(readSizeType(type.code)).toBe(type.code);
    expect(type.payload_kg).toBe(type.max_gross_kg - type.tare_kg);
    expect(type.tare_kg).toBeLessThan(type.payload_kg);
  }
});
