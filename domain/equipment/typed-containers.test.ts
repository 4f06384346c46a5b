import { describe, expect, it } from 'vitest';
import { SIZE_TYPES } from './size-type.ts';
import { containersText, readTypedContainers } from './typed-containers.ts';

describe('readTypedContainers', () => {
  it.each([...SIZE_TYPES.map(({ code }) => code), 'LEG1', '2EG1'])(
    'reads the text of %s again',
    (size_type) => {
      for (const count of [1, 2, 45]) {
        const list = [{ size_type, count }];
        expect(readTypedContainers(containersText(list))).toEqual(list);
      }
    },
  );

  it.each([
    ['2x L5G1', 'L5G1', 2],
    ['l5g1', 'L5G1', 1],
    ['3 45HC', 'L5G1', 3],
    ["40' HC", '45G1', 1],
    ['40 HC.', '45G1', 1],
    ['20 GP', '22G1', 1],
    ['2 × 40HC', '45G1', 2],
  ])('reads %s', (text, size_type, count) => {
    expect(readTypedContainers(text)).toEqual([{ size_type, count }]);
  });
});

describe('containersText', () => {
  it('names what the trade names', () => {
    expect(containersText([{ size_type: 'L5G1', count: 2 }])).toBe('2 × 45HC');
  });
});
