import type { CommonData, DocumentData, DocumentLine, DocumentParty } from './document-data.ts';
import type { DocumentType } from './document-type.ts';

/** Something that must be told before a document can be issued. */
export interface MissingField {
  /** Of the shipping instructions: 'consignee.name', 'cargo_lines.0.packages_count', 'containers'. */
  field: string;
  /** As the end of a sentence: 'the consignee’s name'. */
  label: string;
}

const KG_TOLERANCE = 0.5;

/** What the trade requires of a document (see `field list` in the decisions) and nobody has told, in the order of the form. */
export function missingFields<Type extends DocumentType>(
  type: Type,
  data: DocumentData[Type],
): MissingField[] {
  return REQUIREMENTS[type](data).filter((field) => field !== null);
}

type Requirement = MissingField | null;
type Requirements = { [Type in DocumentType]: (data: DocumentData[Type]) => Requirement[] };

const REQUIREMENTS: Requirements = {
  bill_of_lading: (data) => [
    ...party('shipper', 'the shipper', data.shipper),
    ...(data.to_order ? [] : party('consignee', 'the consignee', data.consignee)),
    told('notify_party.name', 'the notify party’s name', data.notify_party.name),
    told('booking_reference', 'the booking reference', data.booking_reference),
    ...eachLine(data, (line, at) => [
      told(at('marks'), 'the marks and numbers', line.marks),
      ...packages(line, at),
      told(at('hs_code'), 'the HS code', line.hs_code),
      told(at('gross_kg'), 'the gross weight', line.gross_kg),
    ]),
    weightsAgree(data),
    told('carrier', 'the carrier', data.carrier),
    told('vessel', 'the vessel', data.transport.vessel),
    told('voyage', 'the voyage', data.transport.voyage),
    told('port_of_loading', 'the port of loading', data.port_of_loading),
    told('port_of_discharge', 'the port of discharge', data.port_of_discharge),
    told('cargo_movement', 'the movement, FCL or LCL', data.cargo_movement),
    data.cargo_movement === 'FCL'
      ? told('containers', 'the containers', data.containers[0]?.number ?? null)
      : null,
    ...data.containers.map(({ seals }, order) =>
      told(`containers.${order}.seals`, `the seal of container ${order + 1}`, seals || null),
    ),
    placeOfIssue(data),
  ],
  airway_bill: (data) => [
    ...party('shipper', 'the shipper', data.shipper),
    ...party('consignee', 'the consignee', data.consignee),
    ...eachLine(data, (line, at) => [
      ...packages(line, at),
      told(at('gross_kg'), 'the gross weight', line.gross_kg),
    ]),
    weightsAgree(data),
    told('carrier', 'the carrier', data.carrier),
    told('air_waybill_number', 'the air waybill number', data.air_waybill_number),
    told('airport_of_departure', 'the airport of departure', data.airport_of_departure),
    told('airport_of_destination', 'the airport of destination', data.airport_of_destination),
    told('flight', 'the flight', data.transport.flight),
    told('flight_date', 'the day of the flight', data.flight_date),
    placeOfIssue(data),
  ],
  packing_list: (data) => [
    ...party('shipper', 'the shipper', data.shipper),
    ...party('consignee', 'the consignee', data.consignee),
    ...eachLine(data, (line, at) => [
      ...packages(line, at),
      told(at('net_kg'), 'the net weight', line.net_kg),
      told(at('gross_kg'), 'the gross weight', line.gross_kg),
      told(at('dimensions'), 'the dimensions of a package', line.dimensions),
    ]),
    weightsAgree(data),
  ],
  commercial_invoice: (data) => [
    ...party('shipper', 'the shipper', data.shipper),
    told('shipper.tax_id', 'the shipper’s tax number', data.shipper.tax_id),
    ...party('consignee', 'the consignee', data.consignee),
    ...eachLine(data, (line, at) => [
      told(at('description'), 'the description of the goods', line.description),
      told(at('hs_code'), 'the HS code', line.hs_code),
      told(at('origin_country'), 'the country of origin', line.origin_country),
      told(at('quantity'), 'the quantity', line.quantity),
      told(at('unit'), 'the unit', line.unit),
      told(at('unit_price_cents'), 'the unit price', line.unit_price_cents),
    ]),
    told('cargo_lines', 'a value on every line', data.total_cents),
    told('place_of_issue', 'the place of issue', data.place_of_issue),
  ],
  certificate_of_origin: (data) => [
    ...party('shipper', 'the exporter', data.shipper),
    ...party('consignee', 'the consignee', data.consignee),
    ...eachLine(data, (line, at) => [
      told(at('marks'), 'the marks and numbers', line.marks),
      ...packages(line, at),
      told(at('origin_country'), 'the country of origin', line.origin_country),
      told(at('gross_kg'), 'the gross weight', line.gross_kg),
    ]),
    weightsAgree(data),
    placeOfIssue(data),
  ],
  insurance_certificate: (data) => [
    ...party('shipper', 'the assured', data.shipper),
    told('cargo_value', 'the value of the cargo', data.insured_cents),
    told('insurer', 'the insurer', data.insurer),
    told('policy_number', 'the number of the policy', data.policy_number),
    told('clauses', 'the cargo clauses', data.clauses),
    told('claims_payable_at', 'where claims are payable', data.claims_payable_at),
    placeOfIssue(data),
  ],
};

function told(field: string, label: string, value: string | number | null): Requirement {
  return value === null ? { field, label } : null;
}

function party(field: string, who: string, { name, address, city, country }: DocumentParty): Requirement[] {
  return [
    told(`${field}.name`, `${who}’s name`, name),
    told(`${field}.address`, `${who}’s address`, address),
    told(`${field}.city`, `${who}’s city`, city),
    told(`${field}.country`, `${who}’s country`, country),
  ];
}

type At = (field: keyof DocumentLine) => string;

/** The requirements of each line; where there are several lines they say which. */
function eachLine({ cargo: { lines } }: CommonData, of: (line: DocumentLine, at: At) => Requirement[]) {
  return lines.flatMap((line, order) => {
    const missing = of(line, (field) => `cargo_lines.${order}.${field}`);
    if (lines.length === 1) return missing;
    return missing.map((one) => one && { ...one, label: `${one.label} on line ${order + 1}` });
  });
}

function packages({ packages_count, package_kind, description }: DocumentLine, at: At): Requirement[] {
  return [
    told(at('packages_count'), 'the number of packages', packages_count),
    told(at('package_kind'), 'the kind of packages', package_kind),
    told(at('description'), 'the description of the goods', description),
  ];
}

/** The lines are the shipment: their net weights add up to its weight. */
function weightsAgree({ cargo: { totals, weight_kg } }: CommonData): Requirement {
  if (totals.net_kg === null || weight_kg === null) return null;
  if (Math.abs(totals.net_kg - weight_kg) <= KG_TOLERANCE) return null;
  return {
    field: 'cargo_lines',
    label: `net weights that add up to the shipment’s ${weight_kg.toLocaleString('en-US')} kg (now ${totals.net_kg.toLocaleString('en-US')} kg)`,
  };
}

function placeOfIssue({ place_of_issue }: CommonData): Requirement {
  return told('place_of_issue', 'the place of issue', place_of_issue);
}
