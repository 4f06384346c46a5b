import { dcsaCodeOf, type MilestoneCode } from '../milestones/milestone-codes.ts';
import type { LegMode } from '../shipment-file/leg.ts';

interface LegEnds {
  mode: LegMode;
  from: string;
  to: string;
  from_unlocode: string | null;
  to_unlocode: string | null;
}

export type LegEnd = 'from' | 'to';

/** At which end of a leg an event in DCSA’s codes happens; the first end that fits its place counts. */
const ENDS: Partial<Record<string, readonly LegEnd[]>> = {
  DEPA: ['from'],
  ARRI: ['to'],
  PICK: ['from'],
  STUF: ['from'],
  GTIN: ['to', 'from'],
  LOAD: ['from'],
  DISC: ['to'],
  GTOT: ['from', 'to'],
  DROP: ['to'],
  STRP: ['to'],
};
const EITHER: readonly LegEnd[] = ['to', 'from'];

function endsOfEvent(code: MilestoneCode): readonly LegEnd[] {
  return ENDS[dcsaCodeOf(code) ?? code] ?? EITHER;
}

/** At which end of its leg an event happens that names no place: the gate is behind a road leg and before any other. */
export function endOfLeg(code: MilestoneCode, mode: LegMode): LegEnd {
  const ends = endsOfEvent(code);
  const isOfGate = ends !== EITHER && ends.length > 1;
  return (isOfGate && mode !== 'road' ? ends.at(-1) : ends[0]) as LegEnd;
}

/**
 * The sequence of the leg of an event at a UN/LOCODE, and the end at which it happens; null where no leg fits. Names of towns count
 * where `townOf` is given.
 */
export function legAt(
  { code, unlocode }: { code: MilestoneCode; unlocode: string },
  legs: readonly LegEnds[],
  townOf?: (unlocode: string) => string | undefined,
): [number, LegEnd] | null {
  if (!unlocode) return null;
  const town = townOf?.(unlocode);
  const event = dcsaCodeOf(code) ?? code;
  const isOnBoard = event === 'LOAD' || event === 'DISC';
  // A town can be where the road leg begins and where the vessel loads.
  const fits = [
    (leg: LegEnds, end: LegEnd) => leg[`${end}_unlocode`] === unlocode && leg.mode !== 'road',
    (leg: LegEnds, end: LegEnd) => leg[`${end}_unlocode`] === unlocode,
    (leg: LegEnds, end: LegEnd) => leg[end] === town && !(isOnBoard && leg.mode === 'road'),
  ];
  for (const isAt of fits)
    for (const end of endsOfEvent(code)) {
      const index = legs.findIndex((leg) => isAt(leg, end));
      if (index >= 0) return [index + 1, end];
    }
  return null;
}
