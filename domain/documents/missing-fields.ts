import type { ArrivingData, DocumentData, InsuranceCertificateData } from './document-data.ts';
import type { DocumentType } from './document-type.ts';
import { containerCargo, containersAgree, weightsAgree } from './requirements/cargo-agreement.ts';
import {
  dimensionsOfAll,
  eachLine,
  type MissingField,
  packages,
  party,
  placeOfIssue,
  type Requirement,
  required,
} from './requirements/required-fields.ts';

/** The fields that the trade requires on a document (decision 0021) and that are empty, in form order. */
export function missingFields<Type extends DocumentType>(
  type: Type,
  data: DocumentData[Type],
): MissingField[] {
  return REQUIREMENTS[type](data).filter((field) => field !== null);
}

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
  cmr_note: (data) => [
    ...party('shipper', 'the sender', data.shipper),
    ...party('consignee', 'the consignee', data.consignee),
    ...eachLine(data, (line, at) => [
      required(at('marks'), 'the marks and numbers', line.marks),
      ...packages(line, at),
      required(at('gross_kg'), 'the gross weight', line.gross_kg),
    ]),
    weightsAgree(data),
    required('legs', 'the departure by road', data.taking_over_day),
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
    convertedFreight(data),
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

/** Amounts of different currencies are not added, and without the freight the goods would be insured for too little. */
function convertedFreight({ freight_unconverted: from, cargo }: InsuranceCertificateData): Requirement {
  if (!from) return null;
  return {
    field: 'exchange_rates',
    label: `the exchange rate of the freight from ${from} to ${cargo.currency}`,
  };
}

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
