import type { DocumentLine, PackingListData } from '#domain/documents/document-data.ts';
import { type CarriageOnPaper, carriageOnPaper } from './carriage.ts';
import { type DocumentOnPaper, type FormPaper, formPaper } from '../form-pdf.ts';
import { figure, handling, joined, type PartyOnPaper, packages, partyOnPaper } from '../pdf-messages.ts';
import { quantity, totalPackages, totalQuantity } from './quantities.ts';

export interface PackingListPaper extends FormPaper, CarriageOnPaper {
  shipper: PartyOnPaper;
  consignee: PartyOnPaper;
  notify_party: PartyOnPaper;
  invoice_number: string | null;
  own_reference: string | null;
  booking_reference: string | null;
  containers: readonly string[];
  /** Weights in kg, dimensions of one package in cm, measurement in m³ of the line: the heads of the columns say so. */
  lines: readonly PackedLine[];
  total: Pick<PackedLine, 'packages' | 'quantity' | 'net' | 'gross' | 'measurement'>;
  remarks: string | null;
  place_of_issue: string | null;
}

interface PackedLine {
  marks: string | null;
  packages: string | null;
  contents: string | null;
  quantity: string | null;
  net: string | null;
  gross: string | null;
  dimensions: string | null;
  measurement: string | null;
}

/** A packing list in the words that stand on it. */
export function packingListPaper(
  document: DocumentOnPaper<'packing_list'>,
  settings: { publicUrl: string },
): PackingListPaper {
  const { data } = document;
  const { lines, totals } = data.cargo;
  return {
    ...formPaper(document, settings),
    ...carriageOnPaper(data.transport),
    shipper: partyOnPaper(data.shipper),
    consignee: partyOnPaper(data.consignee),
    notify_party: partyOnPaper(data.notify_party),
    invoice_number: data.invoice_number,
    own_reference: data.own_reference,
    booking_reference: data.booking_reference,
    containers: data.containers.map(containerInWords),
    lines: lines.map(packedLine),
    total: {
      packages: totalPackages(data.cargo),
      quantity: totalQuantity(lines),
      net: figure(totals.net_kg),
      gross: figure(totals.gross_kg),
      measurement: figure(totals.measurement_m3),
    },
    remarks: handling(data.cargo),
    place_of_issue: data.place_of_issue,
  };
}

function packedLine(line: DocumentLine): PackedLine {
  return {
    marks: line.marks,
    packages: packages(line.packages_count, line.package_kind),
    contents: line.description,
    quantity: quantity(line),
    net: figure(line.net_kg),
    gross: figure(line.gross_kg),
    dimensions: line.dimensions,
    measurement: figure(line.measurement_m3),
  };
}

function containerInWords({ number, size_type, seals }: PackingListData['containers'][number]): string {
  return joined([number, size_type, seals && `seal ${seals}`], ' · ') ?? '';
}
