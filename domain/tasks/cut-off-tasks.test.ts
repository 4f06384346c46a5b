import { expect, test } from 'vitest';
import { vgmCutOff } from './cut-off-tasks.ts';

const [MONDAY, TUESDAY] = [new Date('2026-11-23T10:00:00Z'), new Date('2026-11-24T10:00:00Z')];
const vgm = (at: Date) => [{ kind: 'VGM' as const, at }];

test.each<[string, Parameters<typeof vgmCutOff>[0], Date | null]>([
  ['no booking', [], null],
  ['no VGM cut-off', [{ state: 'confirmed', cut_offs: [{ kind: 'SI', at: MONDAY }] }], null],
  ['a VGM cut-off', [{ state: 'requested', cut_offs: vgm(TUESDAY) }], TUESDAY],
  ['that of a cancelled booking', [{ state: 'cancelled', cut_offs: vgm(MONDAY) }], null],
  [
    'the earlier of two',
    [
      { state: 'confirmed', cut_offs: vgm(TUESDAY) },
      { state: 'confirmed', cut_offs: vgm(MONDAY) },
    ],
    MONDAY,
  ],
])('the verified gross mass is due by %s', (_, bookings, due) => expect(vgmCutOff(bookings)).toEqual(due));
