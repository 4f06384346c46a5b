import type {
  ArrivingData,
  BillOfLadingData,
  CommonData,
  DocumentData,
  DocumentLine,
  DocumentParty,
} from './document-data.ts';
import type { DocumentType } from './document-type.ts';

/** A field that must be filled in before a document can be issued. */
interface MissingField {
  /** Of the shipping instructions: 'consignee.name', 'cargo_lines.0.packages_count'; 'legs', 'equipment' and 'references' are of the file. */
  field: string;
  /** As the end of a sentence: 'the consignee’s name'. */
  label: string;
}

const KG_TOLERANCE = 0.5;

/** The fields that the trade requires on a document (decision 0021) and that are empty, in form order. */
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
    required('notify_party.name', 'the notify party’s name', data.notify_party.name),
    required('booking_reference', 'the booking reference', data.booking_reference),
    ...eachLine(data, (line, at) => [
      required(at('marks'), 'the marks and numbers', line.marks),
      ...packages(line, at),
      required(at('hs_code'), 'the HS code', line.hs_code),
      required(at('gross_kg'), 'the gross weight', line.gross_kg),
    ]),
    weightsAgree(data),
    required('carrier', 'the carrier', data.carrier),
    required('vessel', 'the vessel', data.transport.vessel),
    required('voyage', 'the voyage', data.transport.voyage),
    required('port_of_loading', 'the port of loading', data.port_of_loading),
    required('port_of_discharge', 'the port of discharge', data.port_of_discharge),
    required('cargo_movement', 'the movement, FCL or LCL', data.cargo_movement),
    data.cargo_movement === 'FCL'
      ? required('containers', 'the containers', data.containers[0]?.number ?? null)
      : null,
    ...data.containers.map(({ seals }, order) =>
      required(`containers.${order}.seals`, `the seal of container ${order + 1}`, seals || null),
    ),
    ...(data.cargo_movement === 'FCL' ? containerCargo(data) : []),
    ...containersAgree(data),
    placeOfIssue(data),
  ],
  airway_bill: (data) => [
    ...party('shipper', 'the shipper', data.shipper),
    ...party('consignee', 'the consignee', data.consignee),
    ...eachLine(data, (line, at) => [
      ...packages(line, at),
      required(at('gross_kg'), 'the gross weight', line.gross_kg),
    ]),
    ...dimensionsOfAll(data),
    weightsAgree(data),
    required('carrier', 'the carrier', data.carrier),
    required('air_waybill_number', 'the air waybill number', data.air_waybill_number),
    required('airport_of_departure', 'the airport of departure', data.airport_of_departure),
    required('airport_of_destination', 'the airport of destination', data.airport_of_destination),
    required('flight', 'the flight', data.transport.flight),
    required('flight_date', 'the day of the flight', data.flight_date),
    placeOfIssue(data),
  ],
  packing_list: (data) => [
    ...party('shipper', 'the shipper', data.shipper),
    ...party('consignee', 'the consignee', data.consignee),
    ...eachLine(data, (line, at) => [
      ...packages(line, at),
      required(at('net_kg'), 'the net weight', line.net_kg),
      required(at('gross_kg'), 'the gross weight', line.gross_kg),
      required(at('dimensions'), 'the dimensions of a package', line.dimensions),
    ]),
    weightsAgree(data),
  ],
  commercial_invoice: (data) => [
    ...party('shipper', 'the shipper', data.shipper),
    required('shipper.tax_id', 'the shipper’s tax number', data.shipper.tax_id),
    ...party('consignee', 'the consignee', data.consignee),
    ...eachLine(data, (line, at) => [
      required(at('description'), 'the description of the goods', line.description),
      required(at('hs_code'), 'the HS code', line.hs_code),
      required(at('origin_country'), 'the country of origin', line.origin_country),
      required(at('quantity'), 'the quantity', line.quantity),
      required(at('unit'), 'the unit', line.unit),
      required(at('unit_price_cents'), 'the unit price', line.unit_price_cents),
    ]),
    required('cargo_lines', 'a value on every line', data.total_cents),
    required('place_of_issue', 'the place of issue', data.place_of_issue),
  ],
  certificate_of_origin: (data) => [
    ...party('shipper', 'the exporter', data.shipper),
    ...party('consignee', 'the consignee', data.consignee),
    ...eachLine(data, (line, at) => [
      required(at('marks'), 'the marks and numbers', line.marks),
      ...packages(line, at),
      required(at('origin_country'), 'the country of origin', line.origin_country),
      required(at('gross_kg'), 'the gross weight', line.gross_kg),
    ]),
    weightsAgree(data),
    placeOfIssue(data),
  ],
  insurance_certificate: (data) => [
    ...party('shipper', 'the assured', data.shipper),
    required('cargo_value', 'the value of the cargo', data.insured_cents),
    required('insurer', 'the insurer', data.insurer),
    required('policy_number', 'the number of the policy', data.policy_number),
    required('clauses', 'the cargo clauses', data.clauses),
    required('claims_payable_at', 'where claims are payable', data.claims_payable_at),
    placeOfIssue(data),
  ],
  arrival_notice: (data) => [
    ...party('consignee', 'the consignee', data.consignee),
    ...eachLine(data, (line, at) => [
      ...packages(line, at),
      required(at('gross_kg'), 'the gross weight', line.gross_kg),
    ]),
    required('legs', 'the place of discharge', data.place_of_discharge),
    required('legs', 'the estimated arrival at the place of discharge', data.arrival_day),
    ...conveyance(data),
    placeOfIssue(data),
  ],
  delivery_order: (data) => [
    ...party('consignee', 'the consignee', data.consignee),
    ...eachLine(data, (line, at) => [
      ...packages(line, at),
      required(at('gross_kg'), 'the gross weight', line.gross_kg),
    ]),
    required('legs', 'the place of discharge', data.place_of_discharge),
    ...conveyance(data),
    data.mode === 'sea'
      ? required(
          'references',
          'the number of the bill of lading',
          data.transport_document ?? data.master_document,
        )
      : null,
    data.mode === 'air'
      ? required('air_waybill_number', 'the air waybill number', data.transport_document)
      : null,
    required('collection_place', 'who releases the goods, and where', data.collection_place),
    placeOfIssue(data),
  ],
};

function conveyance({ mode, vessel, voyage, flight }: ArrivingData): Requirement[] {
  switch (mode) {
    case 'sea':
      return [required('legs', 'the vessel that arrives', vessel), required('legs', 'its voyage', voyage)];
    case 'air':
      return [required('legs', 'the flight that arrives', flight)];
    default:
      return [];
  }
}

function required(field: string, label: string, value: string | number | null): Requirement {
  return value === null ? { field, label } : null;
}

function party(field: string, who: string, { name, address, city, country }: DocumentParty): Requirement[] {
  return [
    required(`${field}.name`, `${who}’s name`, name),
    required(`${field}.address`, `${who}’s address`, address),
    required(`${field}.city`, `${who}’s city`, city),
    required(`${field}.country`, `${who}’s country`, country),
  ];
}

type At = (field: keyof DocumentLine) => string;

/** The requirements of each line; labels name the line where there are several. */
function eachLine({ cargo: { lines } }: CommonData, of: (line: DocumentLine, at: At) => Requirement[]) {
  return lines.flatMap((line, order) => {
    const missing = of(line, (field) => `cargo_lines.${order}.${field}`);
    if (lines.length === 1) return missing;
    return missing.map((one) => one && { ...one, label: `${one.label} on line ${order + 1}` });
  });
}

function packages({ packages_count, package_kind, description }: DocumentLine, at: At): Requirement[] {
  return [
    required(at('packages_count'), 'the number of packages', packages_count),
    required(at('package_kind'), 'the kind of packages', package_kind),
    required(at('description'), 'the description of the goods', description),
  ];
}

/** Where some lines state their volume and others do not, the chargeable weight would be too low. */
function dimensionsOfAll(data: CommonData): Requirement[] {
  const isMeasured = ({ measurement_m3 }: DocumentLine) => measurement_m3 !== null;
  if (!data.cargo.lines.some(isMeasured)) return [];
  return eachLine(data, (line, at) => [
    isMeasured(line) ? null : required(at('dimensions'), 'the dimensions of a package', line.dimensions),
  ]);
}

/** The net or the gross weights of the lines must add up to the shipment's weight: a booking may have stated either. */
function weightsAgree({ cargo: { totals, weight_kg } }: CommonData): Requirement {
  const { net_kg, gross_kg } = totals;
  if ((net_kg === null && gross_kg === null) || weight_kg === null) return null;
  const agrees = (total: number | null) => total !== null && Math.abs(total - weight_kg) <= KG_TOLERANCE;
  if (agrees(net_kg) || agrees(gross_kg)) return null;
  const now = [net_kg !== null && `${kg(net_kg)} net`, gross_kg !== null && `${kg(gross_kg)} gross`]
    .filter(Boolean)
    .join(', ');
  return {
    field: 'cargo_lines',
    label: `net or gross weights that add up to the shipment’s ${kg(weight_kg)} (now ${now})`,
  };
}

/** Carriers, customs and banks want the cargo of each full container. */
function containerCargo({ containers, cargo: { totals } }: BillOfLadingData): Requirement[] {
  return containers.flatMap(({ number, packages, gross_kg }) => [
    totals.packages_count === null
      ? null
      : required('equipment', `the packages in ${number}`, packages[0]?.count ?? null),
    totals.gross_kg === null ? null : required('equipment', `the gross weight in ${number}`, gross_kg),
  ]);
}

/** The cargo of all containers must add up to that of the bill. */
function containersAgree({ containers, cargo: { totals } }: BillOfLadingData): Requirement[] {
  if (!containers.every(({ packages }) => packages.length > 0) || containers.length === 0) return [];
  const counts = containers.flatMap(({ packages }) => packages.map(({ count }) => count));
  const packed = sumOf(counts);
  const weights = containers.map(({ gross_kg }) => gross_kg).filter((weight) => weight !== null);
  const held = weights.length === containers.length ? sumOf(weights) : null;
  const { packages_count, gross_kg } = totals;
  return [
    packages_count !== null && packages_count !== packed
      ? {
          field: 'equipment',
          label: `packages in the containers that add up to ${figure(packages_count)} (now ${figure(packed)})`,
        }
      : null,
    held !== null && gross_kg !== null && Math.abs(held - gross_kg) > KG_TOLERANCE
      ? {
          field: 'equipment',
          label: `gross weights in the containers that add up to ${kg(gross_kg)} (now ${kg(held)})`,
        }
      : null,
  ];
}

function sumOf(figures: readonly number[]): number {
  return figures.reduce((sum, one) => sum + one, 0);
}

function kg(weight: number): string {
  return `${figure(weight)} kg`;
}

function figure(value: number): string {
  return value.toLocaleString('en-US');
}

function placeOfIssue({ place_of_issue }: CommonData): Requirement {
  return required('place_of_issue', 'the place of issue', place_of_issue);
}
