import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { checkDangerousGoods } from './check-dangerous-goods.ts';
import { DangerousGoods } from './dangerous-goods.ts';
import { DANGEROUS_GOODS_LIST, listedGoods, searchDangerousGoods } from './dangerous-goods-list.ts';
import { describeDangerousGoods } from './describe-dangerous-goods.ts';

const PAINT = {
  un_number: 'UN1263',
  proper_shipping_name: 'PAINT',
  class: '3',
  packing_group: 'II',
  flashpoint_c: 12,
  ems: 'F-E, S-E',
} as const;

describe('the schema', () => {
  test.each([
    ['1263', 'UN1263'],
    ['UN1263', 'UN1263'],
    ['un 1263', 'UN1263'],
    ['UN-1263', 'UN1263'],
    [' 0335 ', 'UN0335'],
  ])('reads the number %j as %s', (typed, number) => {
    expect(DangerousGoods.parse({ un_number: typed }).un_number).toBe(number);
  });

  test('takes the class as a number', () => {
    expect(DangerousGoods.parse({ un_number: '1263', class: 3 }).class).toBe('3');
    expect(DangerousGoods.parse({ un_number: '2810', class: 6.1 }).class).toBe('6.1');
    expect(DangerousGoods.safeParse({ un_number: '1263', class: 33 }).success).toBe(false);
  });

  test.each(['', '126', '12633', 'NA1263', 'ID8000', 'paint'])('refuses the number %j', (typed) => {
    const { error } = DangerousGoods.safeParse({ un_number: typed });
    expect(error?.issues[0]?.message).toBe('A UN number has four digits, for example UN1263.');
  });

  test.each([
    ['F-E,S-E', 'F-E, S-E'],
    ['f-e s-e', 'F-E, S-E'],
    ['EmS F-E, S-E', 'F-E, S-E'],
    ['', ''],
  ])('reads the EmS %j as %j', (typed, ems) => {
    expect(DangerousGoods.parse({ un_number: '1263', ems: typed }).ems).toBe(ems);
  });

  test('reads classes and refuses others', () => {
    const read = (text: string) => DangerousGoods.safeParse({ un_number: '1263', class: text }).data?.class;
    expect(['3', 'Class 3', ' 6.1', '1.4s', '9'].map(read)).toEqual(['3', '3', '6.1', '1.4S', '9']);
    expect(['2', '1', '10', '4.4', '1.4I', 'flammable'].map(read)).toEqual(Array(6).fill(undefined));
  });

  test('packing groups are I, II and III', () => {
    const { error } = DangerousGoods.safeParse({ un_number: '1263', packing_group: 'IV' });
    expect(error?.issues[0]?.message).toBe('The packing group is I, II or III.');
  });

  test('reads its own output', () => {
    expect(DangerousGoods.parse(PAINT)).toEqual(PAINT);
  });
});

describe('the list', () => {
  test('has each number once, with known classes, packing groups and EmS', () => {
    expect(DANGEROUS_GOODS_LIST.length).toBeGreaterThan(800);
    expect(new Set(DANGEROUS_GOODS_LIST.map(({ un_number }) => un_number)).size).toBe(
      DANGEROUS_GOODS_LIST.length,
    );
    for (const {
      un_number,
      names,
      classes,
      subsidiary_hazards,
      packing_groups,
      ems,
    } of DANGEROUS_GOODS_LIST) {
      expect(un_number).toMatch(/^UN\d{4}$/);
      expect(names.every((name) => name.trim() === name && name.length > 2)).toBe(true);
      for (const each of [...classes, ...subsidiary_hazards])
        expect(DangerousGoods.shape.class.parse(each), un_number).toBe(each);
      for (const group of packing_groups) expect(['I', 'II', 'III', null]).toContain(group);
      expect(ems).toMatch(/^(F-[A-J], S-[A-Z])?$/);
      expect(subsidiary_hazards).not.toContain(classes[0]);
    }
  });

  test.each([
    ['UN0335', ['1.3G'], [], [null]],
    ['UN1005', ['2.3'], ['8'], [null]],
    ['UN1203', ['3'], [], ['II']],
    ['UN1230', ['3'], ['6.1'], ['II']],
    ['UN1402', ['4.3'], [], ['I', 'II']],
    ['UN1486', ['5.1'], [], ['III']],
    ['UN1593', ['6.1'], [], ['III']],
    ['UN1830', ['8'], [], ['II']],
    ['UN1950', ['2.1', '2.2', '2.3'], [], [null]],
    ['UN1993', ['3'], [], ['I', 'II', 'III']],
    ['UN2789', ['8'], ['3'], ['II']],
    ['UN2910', ['7'], [], [null]],
    ['UN3082', ['9'], [], ['III']],
    ['UN3373', ['6.2'], [], [null]],
    ['UN3480', ['9'], [], [null]],
  ])('%s is class %j', (number, classes, subsidiary_hazards, packing_groups) => {
    expect(listedGoods(number)).toMatchObject({ classes, subsidiary_hazards, packing_groups });
  });

  test.each([
    ['1263', 'UN1263'],
    ['UN 12', 'UN1201'],
    ['paint', 'UN1263'],
    ['lithium ion', 'UN3480'],
    ['batteries', 'UN2794'],
  ])('%j finds %s', (text, number) => {
    expect(searchDangerousGoods(text).map(({ un_number }) => un_number)).toContain(number);
  });

  test('finds nothing for blanks', () => {
    expect(searchDangerousGoods(' ')).toEqual([]);
  });
});

describe('checkDangerousGoods', () => {
  const check = (changed: object) =>
    checkDangerousGoods(DangerousGoods.parse({ ...PAINT, ...changed })).map(
      ({ field, severity, message }) => `${severity} ${field}: ${message}`,
    );

  test.each<[object, string[]]>([
    [{}, []],
    [{ class: '8' }, ['error class: UN 1263 is class 3, not 8.']],
    [{ class: '', proper_shipping_name: '', ems: '' }, []],
    [{ packing_group: null }, ['warning packing_group: Enter the packing group: I, II or III.']],
    [{ flashpoint_c: null }, ['error flashpoint_c: Enter the flashpoint in °C, which class 3 needs.']],
    [
      { flashpoint_c: 61 },
      ['warning flashpoint_c: Class 3 has flashpoints up to 60 °C. Check the flashpoint.'],
    ],
    [
      { proper_shipping_name: 'VARNISH' },
      [
        'warning proper_shipping_name: The proper shipping name of UN 1263 is PAINT or PAINT RELATED MATERIAL.',
      ],
    ],
    [
      { un_number: '1203', proper_shipping_name: 'Gasoline', packing_group: 'III' },
      ['error packing_group: UN 1203 has packing group II, not III.'],
    ],
    [
      {
        un_number: '3480',
        proper_shipping_name: 'Lithium ion batteries',
        class: '9',
        packing_group: 'II',
        flashpoint_c: null,
      },
      ['error packing_group: UN 3480 has no packing group.'],
    ],
    [{ un_number: '1830', proper_shipping_name: 'Sulfuric acid', class: '8', flashpoint_c: null }, []],
    [
      { un_number: '1993', proper_shipping_name: 'Flammable liquid, n.o.s.' },
      ['warning proper_shipping_name: Add the technical name in parentheses after N.O.S.'],
    ],
    [{ un_number: '1993', proper_shipping_name: 'Flammable liquid, n.o.s. (xylene)' }, []],
    [
      { un_number: '2789', proper_shipping_name: 'Acetic acid solution', class: '8', flashpoint_c: null },
      ['warning flashpoint_c: Enter the flashpoint in °C if it is 60 °C or below.'],
    ],
    [
      { un_number: '1950', proper_shipping_name: 'Aerosols', class: '', packing_group: null },
      ['error class: Enter the class: 2.1, 2.2 or 2.3.'],
    ],
    [{ un_number: '0336', proper_shipping_name: 'Fireworks', class: '1.4', packing_group: null }, []],
    [
      { un_number: '9999' },
      ['warning un_number: UN 9999 isn’t in our list. Check the number, the name and the class.'],
    ],
    [
      { un_number: '9999', class: '', flashpoint_c: null },
      [
        'warning un_number: UN 9999 isn’t in our list. Check the number, the name and the class.',
        'error class: Enter the class, for example 3 or 6.1.',
      ],
    ],
    [
      { un_number: '3540', proper_shipping_name: '', packing_group: null, flashpoint_c: null },
      ['warning proper_shipping_name: Add the technical name in parentheses after N.O.S.'],
    ],
  ])('%j', (changed, issues) => {
    expect(check(changed)).toEqual(issues);
  });

  test('each entry of the list is accepted with its own class, packing group and a flashpoint', () => {
    for (const { un_number, names, classes, packing_groups } of DANGEROUS_GOODS_LIST)
      for (const each of classes)
        for (const packing_group of packing_groups) {
          const [proper_shipping_name] = names;
          const goods = { un_number, proper_shipping_name, class: each, packing_group, flashpoint_c: 30 };
          const issues = checkDangerousGoods(DangerousGoods.parse(goods));
          expect(issues.filter(({ severity }) => severity === 'error')).toEqual([]);
        }
  });

  test('a class that the number does not have is refused, whatever else is declared', () => {
    const entry = fc.constantFrom(...DANGEROUS_GOODS_LIST);
    const other = fc.constantFrom('1.4S', '2.1', '2.2', '3', '4.1', '5.1', '6.1', '7', '8', '9');
    fc.assert(
      fc.property(entry, other, ({ un_number, classes }, wrong) => {
        fc.pre(!classes.includes(wrong));
        const issues = checkDangerousGoods(DangerousGoods.parse({ un_number, class: wrong }));
        expect(issues).toContainEqual(expect.objectContaining({ field: 'class', severity: 'error' }));
      }),
    );
  });
});

describe('describeDangerousGoods', () => {
  const METHANOL = { un_number: '1230', packing_group: 'II', flashpoint_c: -2 };
  test.each([
    [PAINT, 'IMDG', 'UN 1263, PAINT, 3, PG II, (12 °C c.c.), EmS F-E, S-E'],
    [PAINT, 'IATA', 'UN 1263, PAINT, 3, II'],
    [PAINT, 'ADR', 'UN 1263 PAINT, 3, II'],
    [METHANOL, 'IMDG', 'UN 1230, METHANOL, 3 (6.1), PG II, (−2 °C c.c.), EmS F-E, S-D'],
    [METHANOL, 'IATA', 'UN 1230, METHANOL, 3 (6.1), II'],
    [METHANOL, 'ADR', 'UN 1230 METHANOL, 3 (6.1), II'],
    [{ un_number: '3480' }, 'IMDG', 'UN 3480, LITHIUM ION BATTERIES, 9, EmS F-A, S-I'],
    [{ un_number: '3480' }, 'ADR', 'UN 3480 LITHIUM ION BATTERIES, 9'],
    [
      {
        ...PAINT,
        un_number: '1993',
        proper_shipping_name: 'Flammable liquid, n.o.s. (xylene)',
        ems: 'F-E, S-D',
      },
      'IMDG',
      'UN 1993, FLAMMABLE LIQUID, N.O.S. (xylene), 3, PG II, (12 °C c.c.), EmS F-E, S-D',
    ],
    [
      {
        un_number: '3082',
        packing_group: 'III',
        proper_shipping_name: 'Environmentally hazardous substance, liquid, N.O.S. (epoxy resin)',
      },
      'IMDG',
      'UN 3082, ENVIRONMENTALLY HAZARDOUS SUBSTANCE, LIQUID, N.O.S. (epoxy resin), 9, PG III, MARINE POLLUTANT, EmS F-A, S-F',
    ],
    [
      { un_number: '3077', packing_group: 'III' },
      'ADR',
      'UN 3077 ENVIRONMENTALLY HAZARDOUS SUBSTANCE, SOLID, N.O.S., 9, III',
    ],
    [{ un_number: '9999', proper_shipping_name: 'Something', class: '9' }, 'IMDG', 'UN 9999, SOMETHING, 9'],
  ] as const)('%j in %s', (goods, regulation, line) => {
    expect(describeDangerousGoods(DangerousGoods.parse(goods), regulation)).toBe(line);
  });
});
