import type { ShipmentStatus } from '../shipments/status.ts';

export const EVENT_TYPES = ['SHIPMENT', 'TRANSPORT', 'EQUIPMENT'] as const;
export type EventType = (typeof EVENT_TYPES)[number];

interface CodeDefinition {
  /** 'DCSA' is Track & Trace 2.2, 'IATA' Cargo-IMP FSU, 'ROAD' our own. */
  standard: 'DCSA' | 'IATA' | 'ROAD';
  type: EventType;
  name: string;
  /** The nearest DCSA code of another standard’s. */
  nearest?: string;
  /** The status of the shipment that an actual proves; without it the status stays. */
  status?: ShipmentStatus;
}

/**
 * The codes of milestones. DCSA’s customs codes CUSS, CUSI and CUSR are of Track & Trace 3.0, but carriers send them.
 * Sources: dcsaorg/DCSA-OpenAPI (Apache-2.0); IATA Cargo-IMP status codes.
 */
export const MILESTONE_CODES = {
  RECE: { standard: 'DCSA', type: 'SHIPMENT', name: 'Received' },
  DRFT: { standard: 'DCSA', type: 'SHIPMENT', name: 'Drafted' },
  PENA: { standard: 'DCSA', type: 'SHIPMENT', name: 'Pending approval' },
  PENU: { standard: 'DCSA', type: 'SHIPMENT', name: 'Pending update' },
  PENC: { standard: 'DCSA', type: 'SHIPMENT', name: 'Pending confirmation' },
  REJE: { standard: 'DCSA', type: 'SHIPMENT', name: 'Rejected' },
  APPR: { standard: 'DCSA', type: 'SHIPMENT', name: 'Approved' },
  ISSU: { standard: 'DCSA', type: 'SHIPMENT', name: 'Issued' },
  SURR: { standard: 'DCSA', type: 'SHIPMENT', name: 'Surrendered' },
  SUBM: { standard: 'DCSA', type: 'SHIPMENT', name: 'Submitted' },
  VOID: { standard: 'DCSA', type: 'SHIPMENT', name: 'Void' },
  CONF: { standard: 'DCSA', type: 'SHIPMENT', name: 'Confirmed', status: 'confirmed' },
  REQS: { standard: 'DCSA', type: 'SHIPMENT', name: 'Requested' },
  CMPL: { standard: 'DCSA', type: 'SHIPMENT', name: 'Completed' },
  HOLD: { standard: 'DCSA', type: 'SHIPMENT', name: 'On hold', status: 'customs' },
  RELS: { standard: 'DCSA', type: 'SHIPMENT', name: 'Released' },
  CANC: { standard: 'DCSA', type: 'SHIPMENT', name: 'Cancelled' },

  ARRI: { standard: 'DCSA', type: 'TRANSPORT', name: 'Arrival' },
  DEPA: { standard: 'DCSA', type: 'TRANSPORT', name: 'Departure', status: 'in_transit' },

  PICK: { standard: 'DCSA', type: 'EQUIPMENT', name: 'Picked up', status: 'picked_up' },
  STUF: { standard: 'DCSA', type: 'EQUIPMENT', name: 'Stuffed' },
  GTIN: { standard: 'DCSA', type: 'EQUIPMENT', name: 'Gate in', status: 'picked_up' },
  LOAD: { standard: 'DCSA', type: 'EQUIPMENT', name: 'Loaded', status: 'in_transit' },
  DISC: { standard: 'DCSA', type: 'EQUIPMENT', name: 'Discharged', status: 'in_transit' },
  INSP: { standard: 'DCSA', type: 'EQUIPMENT', name: 'Inspected' },
  RSEA: { standard: 'DCSA', type: 'EQUIPMENT', name: 'Resealed' },
  CUSS: { standard: 'DCSA', type: 'EQUIPMENT', name: 'Selected for customs scan', status: 'customs' },
  CUSI: { standard: 'DCSA', type: 'EQUIPMENT', name: 'Selected for customs inspection', status: 'customs' },
  CUSR: { standard: 'DCSA', type: 'EQUIPMENT', name: 'Customs released' },
  GTOT: { standard: 'DCSA', type: 'EQUIPMENT', name: 'Gate out', status: 'out_for_delivery' },
  DROP: { standard: 'DCSA', type: 'EQUIPMENT', name: 'Dropped off', status: 'delivered' },
  STRP: { standard: 'DCSA', type: 'EQUIPMENT', name: 'Stripped', status: 'delivered' },
  RMVD: { standard: 'DCSA', type: 'EQUIPMENT', name: 'Removed' },

  BKD: { standard: 'IATA', type: 'SHIPMENT', name: 'Booked', nearest: 'CONF', status: 'confirmed' },
  FOH: { standard: 'IATA', type: 'SHIPMENT', name: 'Freight on hand', nearest: 'GTIN', status: 'picked_up' },
  RCS: {
    standard: 'IATA',
    type: 'SHIPMENT',
    name: 'Received from shipper',
    nearest: 'GTIN',
    status: 'picked_up',
  },
  MAN: { standard: 'IATA', type: 'SHIPMENT', name: 'Manifested', nearest: 'LOAD', status: 'in_transit' },
  DEP: { standard: 'IATA', type: 'TRANSPORT', name: 'Departed', nearest: 'DEPA', status: 'in_transit' },
  ARR: { standard: 'IATA', type: 'TRANSPORT', name: 'Arrived', nearest: 'ARRI', status: 'in_transit' },
  RCF: {
    standard: 'IATA',
    type: 'SHIPMENT',
    name: 'Received from flight',
    nearest: 'DISC',
    status: 'in_transit',
  },
  TRM: { standard: 'IATA', type: 'SHIPMENT', name: 'To be transferred', status: 'in_transit' },
  TFD: { standard: 'IATA', type: 'SHIPMENT', name: 'Transferred', status: 'in_transit' },
  RCT: { standard: 'IATA', type: 'SHIPMENT', name: 'Received from carrier', status: 'in_transit' },
  CRC: {
    standard: 'IATA',
    type: 'SHIPMENT',
    name: 'Reported to customs',
    nearest: 'CUSS',
    status: 'customs',
  },
  CCD: { standard: 'IATA', type: 'SHIPMENT', name: 'Cleared by customs', nearest: 'CUSR' },
  NFD: {
    standard: 'IATA',
    type: 'SHIPMENT',
    name: 'Consignee notified',
    nearest: 'GTOT',
    status: 'out_for_delivery',
  },
  AWD: {
    standard: 'IATA',
    type: 'SHIPMENT',
    name: 'Documents delivered',
    nearest: 'SURR',
    status: 'out_for_delivery',
  },
  DLV: { standard: 'IATA', type: 'SHIPMENT', name: 'Delivered', nearest: 'DROP', status: 'delivered' },
  DDL: {
    standard: 'IATA',
    type: 'SHIPMENT',
    name: 'Delivered to door',
    nearest: 'DROP',
    status: 'delivered',
  },
  DIS: { standard: 'IATA', type: 'SHIPMENT', name: 'Discrepancy' },

  COLL: { standard: 'ROAD', type: 'SHIPMENT', name: 'Collected', nearest: 'PICK', status: 'picked_up' },
  OUTD: {
    standard: 'ROAD',
    type: 'SHIPMENT',
    name: 'Out for delivery',
    nearest: 'GTOT',
    status: 'out_for_delivery',
  },
  DELV: { standard: 'ROAD', type: 'SHIPMENT', name: 'Delivered', nearest: 'DROP', status: 'delivered' },
} as const satisfies Record<string, CodeDefinition>;

export type MilestoneCode = keyof typeof MILESTONE_CODES;

export function isMilestoneCode(code: string): code is MilestoneCode {
  return Object.hasOwn(MILESTONE_CODES, code);
}

export function codeDefinition(code: MilestoneCode): CodeDefinition {
  return MILESTONE_CODES[code];
}

/** The same event in DCSA’s codes; null where there is none. */
export function dcsaCodeOf(code: MilestoneCode): string | null {
  const { standard, nearest } = codeDefinition(code);
  return standard === 'DCSA' ? code : (nearest ?? null);
}
