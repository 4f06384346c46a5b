import type { ShipmentFile } from '#contract/shipments/shipment-file.ts';
import type { MilestoneObject } from '#domain/milestones/milestone.ts';
import { codeDefinition, type MilestoneCode } from '#domain/milestones/milestone-codes.ts';

const LEG_CODES: readonly MilestoneCode[] = ['DEPA', 'ARRI'];
const EQUIPMENT_CODES: readonly MilestoneCode[] = [
  'PICK',
  'STUF',
  'GTIN',
  'LOAD',
  'DISC',
  'HOLD',
  'RELS',
  'CUSI',
  'CUSR',
  'GTOT',
  'DROP',
  'STRP',
];
const SHIPMENT_CODES: readonly MilestoneCode[] = [
  'COLL',
  'RCS',
  'MAN',
  'RCF',
  'CUSI',
  'CUSR',
  'NFD',
  'OUTD',
  'DELV',
];

/** What a milestone can be of: the legs first, because most are of a leg. */
export function objectOptions({ legs, equipment }: Pick<ShipmentFile, 'legs' | 'equipment'>) {
  return [
    ...legs.map(({ sequence, from, to }) => ({
      value: `leg ${sequence}`,
      label: `Leg ${sequence}, ${from.name} to ${to.name}`,
    })),
    ...equipment
      .filter(({ number }) => number !== '')
      .map(({ number }) => ({ value: `equipment ${number}`, label: number })),
    { value: 'shipment', label: 'Shipment' },
  ];
}

export function objectOf(chosen: string): MilestoneObject {
  const [kind, name = ''] = chosen.split(' ');
  if (kind === 'leg') return { kind, leg_sequence: Number(name) };
  return kind === 'equipment' ? { kind, equipment_number: name } : { kind: 'shipment' };
}

export function codeOptions({ kind }: MilestoneObject) {
  const codes = { leg: LEG_CODES, equipment: EQUIPMENT_CODES, shipment: SHIPMENT_CODES }[kind];
  return codes.map((value) => ({ value, label: codeDefinition(value).name }));
}

/** The zone of the leg’s end where the event happens; the destination’s for others. */
export function zoneOf(file: ShipmentFile, { kind, leg_sequence }: MilestoneObject, code: string): string {
  const leg = file.legs.find(({ sequence }) => kind === 'leg' && sequence === leg_sequence);
  if (!leg) return file.destination_time_zone;
  return (code === 'ARRI' ? leg.to : leg.from).time_zone;
}
