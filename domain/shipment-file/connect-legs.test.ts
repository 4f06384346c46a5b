import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { connectLegs, type LegTimes } from './connect-legs.ts';

const day = (date: number) => new Date(Date.UTC(2027, 0, date, 6));

describe('connections between legs', () => {
  const leg = (
    mode: LegTimes['mode'],
    etd: Date | null,
    eta: Date | null,
    change: Partial<LegTimes> = {},
  ) => ({
    mode,
    etd,
    eta,
    atd: null,
    ata: null,
    ...change,
  });

  test('a late arrival moves what follows, by the least time of the connection', () => {
    const moved = connectLegs([
      leg('sea', day(1), day(10)),
      leg('sea', day(10), day(20)),
      leg('barge', day(24), day(26)),
    ]);
    expect(moved).toEqual([
      { etd: day(1), eta: day(10), is_moved: false },
      { etd: day(11), eta: day(21), is_moved: true },
      { etd: day(24), eta: day(26), is_moved: false },
    ]);
  });

  test('a connection that is shorter in the plan is possible', () => {
    const plan = [leg('sea', day(1), day(10)), leg('sea', day(10), day(20))];
    expect(connectLegs(plan, plan)).toMatchObject([{ is_moved: false }, { is_moved: false }]);
    const late = [leg('sea', day(1), day(13)), leg('sea', day(10), day(20))];
    expect(connectLegs(late, plan)[1]).toEqual({ etd: day(13), eta: day(23), is_moved: true });
  });

  test('what has departed stays, and nothing becomes earlier', () => {
    const legs = [leg('sea', day(1), day(10)), leg('sea', day(10), day(20), { atd: day(10) })];
    expect(connectLegs(legs)[1]).toEqual({ etd: day(10), eta: day(20), is_moved: false });
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.nat(60), fc.nat(20)), { maxLength: 6 }), (plan) => {
        const planned = plan.map(([start, length]) => leg('sea', day(1 + start), day(2 + start + length)));
        for (const [index, { etd, eta }] of connectLegs(planned).entries()) {
          expect(etd?.getTime()).toBeGreaterThanOrEqual(planned[index]?.etd?.getTime() as number);
          expect(eta?.getTime()).toBeGreaterThanOrEqual(planned[index]?.eta?.getTime() as number);
        }
      }),
    );
  });
});
