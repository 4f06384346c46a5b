import type { CargoLine } from '../documents/cargo-line.ts';
import type { Party } from '../documents/party.ts';
import { NO_INSTRUCTIONS, type ShippingInstructions } from '../documents/shipping-instructions.ts';
import { normalizeSizeType } from '../equipment/size-type.ts';
import { parseDimensions } from '../routing/chargeable-weight.ts';
import type { ShipmentCargoLine } from './cargo-line.ts';
import type { Equipment } from './equipment.ts';
import type { PartyRole, ShipmentParty } from './party.ts';
import type { ReferenceKind, ShipmentReference } from './reference.ts';

/** The lists of a file that shipping instructions state as well. */
export interface FileLists {
  parties: readonly ShipmentParty[];
  references: readonly ShipmentReference[];
  cargo_lines: readonly ShipmentCargoLine[];
  equipment: readonly Equipment[];
}

const PARTIES = ['shipper', 'consignee', 'notify_party'] as const satisfies readonly PartyRole[];
const REFERENCES = {
  own_reference: 'CUSTOMER',
  booking_reference: 'BOOKING',
  air_waybill_number: 'MAWB',
} as const satisfies Partial<Record<keyof ShippingInstructions, ReferenceKind>>;

type OfLists = (typeof PARTIES)[number] | keyof typeof REFERENCES | 'cargo_lines' | 'containers';
/** The instructions that no list of the file states. */
export type OtherInstructions = Omit<ShippingInstructions, OfLists>;

/** The instructions with the file’s parties, references, cargo lines and containers. */
export function withFileLists(
  other: Partial<ShippingInstructions>,
  { parties, references, cargo_lines, equipment }: FileLists,
): ShippingInstructions {
  const party = (role: PartyRole) => textOf(parties.find((each) => each.role === role));
  const reference = (kind: ReferenceKind) => references.find((each) => each.kind === kind)?.value ?? '';
  return {
    ...NO_INSTRUCTIONS,
    ...other,
    shipper: party('shipper'),
    consignee: party('consignee'),
    notify_party: party('notify_party'),
    own_reference: reference('CUSTOMER'),
    booking_reference: reference('BOOKING'),
    air_waybill_number: reference('MAWB'),
    cargo_lines: cargo_lines.map(documentLine),
    containers: equipment
      .filter(({ kind, number }) => kind === 'container' && number !== '')
      .map(({ number, size_type, seals }) => ({ number, size_type, seals: seals.join(', ') })),
  };
}

/** Splits instructions into the lists of the file, changing only what instructions state, and the rest. */
export function splitInstructions(
  instructions: ShippingInstructions,
  lists: FileLists,
): { lists: FileLists; other: OtherInstructions } {
  const { shipper, consignee, notify_party, own_reference, booking_reference, air_waybill_number, ...rest } =
    instructions;
  const { cargo_lines, containers, ...other } = rest;
  return {
    other,
    lists: {
      parties: PARTIES.reduce((parties, role) => withParty(parties, role, instructions[role]), lists.parties),
      references: Object.entries(REFERENCES).reduce(
        (references, [field, kind]) =>
          withReference(references, kind, instructions[field as keyof typeof REFERENCES]),
        lists.references,
      ),
      cargo_lines: cargo_lines.map((line, index) => cargoLine(line, lists.cargo_lines[index])),
      equipment: statedEquipment(containers, lists.equipment),
    },
  };
}

/** A new number names a booked container of its type that has none yet; further ones are added. */
function statedEquipment(
  containers: ShippingInstructions['containers'],
  known: readonly Equipment[],
): readonly Equipment[] {
  const unnamed = known.filter(isUnnamed);
  const takeUnnamed = (size_type: string) => {
    const place = unnamed.findIndex(
      (box) => size_type === '' || normalizeSizeType(box.size_type) === normalizeSizeType(size_type),
    );
    return place < 0 ? undefined : unnamed.splice(place, 1)[0];
  };
  const stated = containers.map(({ number, size_type, seals }): Equipment => {
    const box = known.find((each) => each.number === number) ?? takeUnnamed(size_type) ?? EMPTY_BOX;
    return {
      ...box,
      number,
      size_type: size_type || box.size_type,
      seals: seals.split(/\s*[,;/]\s*/).filter(Boolean),
    };
  });
  return [...known.filter(({ kind }) => kind !== 'container'), ...unnamed, ...stated];
}

function isUnnamed({ kind, number }: Equipment): boolean {
  return kind === 'container' && number === '';
}

function textOf(party: ShipmentParty | undefined): Party {
  if (!party) return NO_INSTRUCTIONS.shipper;
  const { name, address, city, postal_code, country, tax_id, contact } = party;
  return { name, address, city, postal_code, country, tax_id, contact };
}

function withParty(
  parties: readonly ShipmentParty[],
  role: PartyRole,
  text: Party,
): readonly ShipmentParty[] {
  const known = parties.find((each) => each.role === role);
  const isEmpty = Object.values(text).every((value) => value === '');
  if (isEmpty) return known ? parties.filter((each) => each !== known) : parties;
  if (!known) return [...parties, { ...text, role, organisation_id: null }];
  const organisation_id = known.name === text.name ? known.organisation_id : null;
  return parties.map((each) => (each === known ? { ...known, ...text, organisation_id } : each));
}

function withReference(
  references: readonly ShipmentReference[],
  kind: ReferenceKind,
  value: string,
): readonly ShipmentReference[] {
  const known = references.find((each) => each.kind === kind);
  if (value === '') return known ? references.filter((each) => each !== known) : references;
  if (!known) return [...references, { kind, value, issuer: '' }];
  return references.map((each) => (each === known ? { ...known, value } : each));
}

function documentLine(line: ShipmentCargoLine): CargoLine {
  const { marks, description, hs_code, origin_country, net_kg, gross_kg, quantity, unit, unit_price_cents } =
    line;
  const { length_cm, width_cm, height_cm } = line;
  return {
    marks,
    packages_count: line.pieces,
    package_kind: line.package_type,
    description,
    hs_code,
    origin_country,
    net_kg,
    gross_kg,
    dimensions: length_cm && width_cm && height_cm ? `${length_cm}x${width_cm}x${height_cm}` : '',
    quantity,
    unit,
    unit_price_cents,
  };
}

function cargoLine(
  { packages_count, package_kind, dimensions, ...line }: CargoLine,
  known: ShipmentCargoLine = EMPTY_LINE,
): ShipmentCargoLine {
  const box = parseDimensions(dimensions);
  return {
    ...known,
    ...line,
    pieces: packages_count,
    package_type: package_kind,
    length_cm: box?.length ?? null,
    width_cm: box?.width ?? null,
    height_cm: box?.height ?? null,
  };
}

const EMPTY_BOX: Equipment = {
  kind: 'container',
  number: '',
  size_type: '',
  tare_kg: null,
  seals: [],
  vgm: null,
  stuffing: [],
  override_reason: '',
};

const EMPTY_LINE: ShipmentCargoLine = {
  pieces: null,
  package_type: '',
  marks: '',
  description: '',
  hs_code: '',
  origin_country: '',
  gross_kg: null,
  net_kg: null,
  weighed_by: '',
  weighed_at: null,
  length_cm: null,
  width_cm: null,
  height_cm: null,
  volume_m3: null,
  stackable: null,
  temperature: null,
  dangerous_goods: null,
  quantity: null,
  unit: '',
  unit_price_cents: null,
};
