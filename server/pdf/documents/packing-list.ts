import type { DocumentLine, PackingListData } from '#domain/documents/document-data.ts';
import { type FormPdfInput, formPdfInput, type PrintedDocument } from '../form-pdf.ts';
import { figure, handling, joinParts, type PrintedParty, packages, printedParty } from '../pdf-messages.ts';
import { type PrintedCarriage, printedCarriage } from './carriage.ts';
import { printedContainer } from './printed-container.ts';
import { quantity, totalPackages, totalQuantity } from './quantities.ts';

export interface PackingListPdfInput extends FormPdfInput, PrintedCarriage {
  shipper: PrintedParty;
  consignee: PrintedParty;
  notify_party: PrintedParty;
  invoice_number: string | null;
  own_reference: string | null;
  booking_reference: string | null;
  containers: readonly string[];
  /**
   * Weights in kg, dimensions of one package in cm and the line’s measurement in m³, as the column heads say.
   */
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

/** The template input of a packing list. */
export function packingListPdfInput(
  document: PrintedDocument<'packing_list'>,
  settings: { publicUrl: string },
): PackingListPdfInput {
  const { data } = document;
  const { lines, totals } = data.cargo;
  const shipper = printedParty(data.shipper);
  return {
    ...formPdfInput(document, settings, { issuing_party: shipper }),
    ...printedCarriage(data.transport),
    shipper,
    consignee: printedParty(data.consignee),
    notify_party: printedParty(data.notify_party),
    invoice_number: data.invoice_number,
    own_reference: data.own_reference,
    booking_reference: data.booking_reference,
    containers: data.containers.map(containerLabel),
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

function containerLabel(container: PackingListData['containers'][number]): string {
  const { number, size_type, seals, packages: held, gross, measurement } = printedContainer(container);
  return joinParts([number, size_type, seals && `seal ${seals}`, held, gross, measurement], ' · ') ?? '';
}
