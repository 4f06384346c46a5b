import type { AirWaybillData, DocumentLine } from '#domain/documents/document-data.ts';
import { type FormPdfInput, formPdfInput, type PrintedDocument } from '../form-pdf.ts';
import {
  cubicMetres,
  figure,
  handling,
  joinParts,
  marksInLine,
  type PrintedParty,
  packages,
  printedParty,
  shortDay,
} from '../pdf-messages.ts';

/** The boxes of an air waybill for which there is data; the others stay blank. */
export interface AirWaybillPdfInput extends FormPdfInput {
  /** 1A and 1B */
  prefix: string | null;
  serial: string | null;
  /** 1: the airport's code */
  origin: string | null;
  carrier: string | null;
  shipper: PrintedParty;
  consignee: PrintedParty;
  /** 6 and 7: the issuing carrier’s agent. */
  agent: string;
  agent_iata_code: string | null;
  departure: string | null;
  references: string | null;
  /** 11A and 11B */
  first_to: string | null;
  first_carrier: string | null;
  currency: string;
  prepaid: boolean;
  value_for_carriage: string;
  value_for_customs: string;
  destination: string | null;
  flight: string | null;
  insurance: string;
  handling: string | null;
  lines: readonly AirWaybillLine[];
  total: { pieces: string | null; gross: string | null; chargeable: string | null };
  /** Printed instead of rates. */
  charge: string;
  place_of_issue: string | null;
}

interface AirWaybillLine {
  pieces: string | null;
  gross: string | null;
  chargeable: string | null;
  nature: string | null;
  details: readonly string[];
}

const SHEETS = [
  'ORIGINAL 1 · FOR ISSUING CARRIER',
  'ORIGINAL 2 · FOR CONSIGNEE',
  'ORIGINAL 3 · FOR SHIPPER',
  'COPY 4 · DELIVERY RECEIPT',
];
/** The trade’s notation for no insurance. */
const NO_INSURANCE = 'XXX';
const AS_AGREED = 'As agreed';
const AIRPORT_CODE = /^[A-Z]{3}$|(?<=\()[A-Z]{3}(?=\))/;

/** The template input of an air waybill, which is never negotiable. */
export function airWaybillPdfInput(
  document: PrintedDocument<'airway_bill'>,
  settings: { publicUrl: string },
): AirWaybillPdfInput {
  const { data } = document;
  const { cargo, transport } = data;
  const form = formPdfInput(document, settings, {
    originals: SHEETS,
    issuing_party: { name: data.carrier, lines: [] },
  });
  const [prefix, serial] = data.air_waybill_number?.split('-') ?? [];
  const isOneLine = cargo.lines.length === 1;
  return {
    ...form,
    // Box 6 names us, as the agent of the carrier.
    prepared_by: null,
    prefix: prefix ?? null,
    serial: serial ? `${serial.slice(0, 4)} ${serial.slice(4)}` : null,
    origin: airportCode(data.airport_of_departure),
    carrier: data.carrier,
    shipper: printedParty(data.shipper),
    consignee: printedParty(data.consignee),
    agent: agentOf(data) ?? `${form.issuer.legal_name}, ${form.issuer.address[1] ?? ''}`,
    agent_iata_code: data.agent_iata_code,
    departure: data.airport_of_departure,
    references: joinParts([data.own_reference, data.booking_reference], ' · '),
    first_to: airportCode(data.airport_of_destination),
    first_carrier: data.carrier,
    // Waybills of earlier versions stated the currency of the cargo's value.
    currency: data.charges_currency ?? cargo.currency,
    prepaid: data.freight_terms === 'prepaid',
    value_for_carriage: data.declared_value_for_carriage,
    value_for_customs: data.declared_value_for_customs,
    destination: data.airport_of_destination,
    flight: joinParts([transport.flight, shortDay(data.flight_date)], ' / '),
    insurance: NO_INSURANCE,
    handling: joinParts([handling(cargo), alsoNotify(data)], '\n'),
    lines: cargo.lines.map((line) => lineOf(line, isOneLine ? data.chargeable_kg : null)),
    total: {
      pieces: figure(cargo.totals.packages_count),
      gross: figure(cargo.totals.gross_kg),
      chargeable: isOneLine ? null : figure(data.chargeable_kg),
    },
    charge: AS_AGREED,
    place_of_issue: data.place_of_issue,
  };
}

function agentOf({ agent_name, agent_city }: AirWaybillData): string | null {
  return joinParts([agent_name, agent_city]);
}

/** The code in 'Houston (IAH)' or 'IAH'; codes are never guessed from names. */
function airportCode(airport: string | null): string | null {
  return airport?.match(AIRPORT_CODE)?.[0] ?? null;
}

function alsoNotify({ notify_party }: AirWaybillData): string | null {
  const { name, lines } = printedParty(notify_party);
  const party = joinParts([name, ...lines]);
  return party && `Also notify: ${party}`;
}

function lineOf(line: DocumentLine, chargeable_kg: number | null): AirWaybillLine {
  return {
    pieces: figure(line.packages_count),
    gross: figure(line.gross_kg),
    chargeable: figure(chargeable_kg),
    nature: line.description,
    details: [
      joinParts(
        [
          packages(line.packages_count, line.package_kind),
          line.dimensions && `${line.dimensions} cm each`,
          cubicMetres(line.measurement_m3),
        ],
        ' · ',
      ),
      joinParts(
        [line.hs_code && `HS code ${line.hs_code}`, line.marks && `Marks ${marksInLine(line.marks)}`],
        ' · ',
      ),
    ].filter((detail): detail is string => Boolean(detail)),
  };
}
