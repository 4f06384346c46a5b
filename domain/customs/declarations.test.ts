import { expect, test } from 'vitest';
import { provenByDeclarations } from '../tasks/proven-tasks.ts';
import { linesOfCargo } from './declaration.ts';
import { milestoneOfState } from './declaration-milestone.ts';
import {
  DECLARATION_STATES,
  type DeclarationKind,
  type DeclarationState,
  isRejected,
  mayBecome,
} from './declaration-states.ts';
import { securityFilings } from './security-filing.ts';

test.each<[DeclarationState, string]>([
  ['draft', 'lodged'],
  ['lodged', 'held released rejected'],
  ['held', 'released rejected'],
  ['released', 'held'],
  ['rejected', ''],
])('%s becomes %j', (from, next) => {
  expect(DECLARATION_STATES.filter((to) => mayBecome(from, to)).join(' ')).toBe(next);
});

type Declared = [DeclarationKind, DeclarationState];
const declared = ([kind, state]: Declared) => ({ kind, state });

test.each<[Declared, DeclarationState, Declared[], string | null]>([
  [['import', 'draft'], 'lodged', [], 'SUBM'],
  [['isf', 'draft'], 'lodged', [], null],
  [['import', 'lodged'], 'held', [], 'HOLD'],
  [['ens', 'lodged'], 'held', [], 'HOLD'],
  [['import', 'lodged'], 'released', [], 'RELS'],
  [
    ['import', 'lodged'],
    'released',
    [
      ['import', 'draft'],
      ['export', 'lodged'],
    ],
    'RELS',
  ],
  [['import', 'held'], 'released', [['import', 'lodged']], null],
  [['export', 'lodged'], 'released', [['import', 'held']], null],
  [['ens', 'lodged'], 'released', [], null],
  [['ens', 'held'], 'released', [], 'RELS'],
  [['import', 'held'], 'rejected', [], null],
  [['import', 'lodged'], 'rejected', [], null],
  [['import', 'lodged'], 'rejected', [['import', 'released']], 'RELS'],
  [['import', 'lodged'], 'rejected', [['export', 'released']], null],
  [['import', 'held'], 'rejected', [['import', 'released']], 'RELS'],
  [
    ['import', 'lodged'],
    'rejected',
    [
      ['import', 'released'],
      ['import', 'lodged'],
    ],
    null,
  ],
  [
    ['import', 'lodged'],
    'rejected',
    [
      ['import', 'released'],
      ['export', 'held'],
    ],
    null,
  ],
  [['ens', 'lodged'], 'rejected', [['ens', 'released']], null],
])('%j that is %s beside %j is the milestone %s', (before, to, others, code) => {
  expect(milestoneOfState(declared(before), to, others.map(declared))).toBe(code);
});

test.each<[Declared[], boolean]>([
  [[], false],
  [[['import', 'rejected']], true],
  [
    [
      ['import', 'rejected'],
      ['import', 'lodged'],
    ],
    true,
  ],
  [
    [
      ['import', 'rejected'],
      ['import', 'released'],
    ],
    false,
  ],
  [[['export', 'rejected']], false],
])('with %j the import is rejected: %s', (all, rejected) => {
  expect(isRejected('import', all.map(declared))).toBe(rejected);
});

test('what customs have is done, unless they have rejected it', () => {
  const all: Declared[] = [
    ['import', 'held'],
    ['export', 'draft'],
    ['isf', 'rejected'],
    ['ens', 'released'],
    ['transit', 'lodged'],
  ];
  expect(provenByDeclarations(all.map(declared))).toEqual(['import_declaration', 'ens']);
});

test.each<[string, string, 'sea' | 'air' | 'road' | 'rail' | null, string]>([
  ['CN', 'US', 'sea', 'isf'],
  ['CN', 'US', 'air', ''],
  ['US', 'US', 'sea', ''],
  ['CN', 'DE', 'sea', 'ens'],
  ['CN', 'DE', 'air', 'ens'],
  ['CN', 'DE', null, 'ens'],
  ['TR', 'DE', 'road', 'ens'],
  ['CN', 'DE', 'rail', 'ens'],
  ['CH', 'DE', 'road', ''],
  ['LI', 'AT', 'road', ''],
  ['FR', 'DE', 'sea', ''],
  ['DE', 'CN', 'sea', ''],
])('%s to %s by %s needs “%s”', (from, to, mode, filings) => {
  expect([...securityFilings(from, to, mode)].join(' ')).toBe(filings);
});

test('lines have the value of the cargo where its price is known', () => {
  const line = {
    description: 'Lamps',
    hs_code: '940521',
    origin_country: 'CN',
    pieces: 3,
    gross_kg: 12,
    net_kg: null,
    quantity: 2.5,
    unit_price_cents: 333,
  };
  const [first, second] = linesOfCargo([line, { ...line, quantity: null }]);
  expect(first).toEqual({
    description: 'Lamps',
    hs_code: '940521',
    origin_country: 'CN',
    pieces: 3,
    gross_kg: 12,
    net_kg: null,
    value: { amount: 833, currency: 'USD' },
  });
  expect(second?.value).toBeNull();
});
