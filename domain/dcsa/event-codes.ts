import {
  dcsaCodeOf,
  EVENT_TYPES,
  type EventType,
  MILESTONE_CODES,
  type MilestoneCode,
} from '../milestones/milestone-codes.ts';

/** The codes of each type of event in DCSA Track & Trace 2.2. */
export const DCSA_CODES = {
  SHIPMENT: [
    'RECE',
    'DRFT',
    'PENA',
    'PENU',
    'REJE',
    'APPR',
    'ISSU',
    'SURR',
    'SUBM',
    'VOID',
    'CONF',
    'REQS',
    'CMPL',
    'HOLD',
    'RELS',
  ],
  TRANSPORT: ['ARRI', 'DEPA'],
  EQUIPMENT: ['LOAD', 'DISC', 'GTIN', 'GTOT', 'STUF', 'STRP', 'PICK', 'DROP', 'INSP', 'RSEA', 'RMVD'],
} as const satisfies Record<EventType, readonly string[]>;

interface DcsaEventCode {
  type: EventType;
  code: string;
}

/** 2.2 has no codes of customs; it reports customs as a document that is held or released. */
const CUSTOMS: Readonly<Record<string, string>> = { CUSS: 'HOLD', CUSI: 'HOLD', CUSR: 'RELS' };

/** At the end of a leg; the other codes are at its start. */
const AT_END: readonly string[] = ['ARRI', 'DISC', 'GTOT', 'STRP', 'DROP', 'RMVD'];

/** A milestone’s code in 2.2; null for those that 2.2 cannot express, which are not served. */
export function dcsaEventCode(milestone: MilestoneCode): DcsaEventCode | null {
  const nearest = dcsaCodeOf(milestone);
  const code = nearest === null ? null : (CUSTOMS[nearest] ?? nearest);
  const type = EVENT_TYPES.find((each) => (DCSA_CODES[each] as readonly (string | null)[]).includes(code));
  return type && code ? { type, code } : null;
}

export const SERVED_CODES = (Object.keys(MILESTONE_CODES) as MilestoneCode[]).flatMap((milestone) => {
  const event = dcsaEventCode(milestone);
  return event ? [{ milestone, ...event }] : [];
});

export function isAtEnd({ code }: DcsaEventCode): boolean {
  return AT_END.includes(code);
}
