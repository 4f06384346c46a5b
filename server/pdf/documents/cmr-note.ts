import type { CmrNoteData, DocumentLine } from '#domain/documents/document-data.ts';
import { type FormPdfInput, formPdfInput, type PrintedDocument } from '../form-pdf.ts';
import { dayLabel, figure, handling, joinParts, type PrintedParty, printedParty } from '../pdf-messages.ts';

/** The boxes of a CMR consignment note for which there is data; the others stay blank. */
export interface CmrNotePdfInput extends FormPdfInput {
  /** 1 and 2 */
  sender: PrintedParty;
  consignee: PrintedParty;
  /** 3 */
  place_of_delivery: string | null;
  /** 4 */
  place_of_taking_over: string | null;
  taking_over_day: string | null;
  /** 5 */
  attached_documents: string | null;
  /** 6 to 12 */
  lines: readonly CmrNoteLine[];
  total: Pick<CmrNoteLine, 'count' | 'gross' | 'volume'>;
  /** 13 */
  sender_instructions: string | null;
  /** 14 */
  carriage: string;
  /** 16: the issuer, which contracts to carry the goods. */
  carrier: PrintedParty;
  /** 17: the haulier that it subcontracts. */
  haulier: string | null;
  references: string | null;
  /** 20 */
  payable_by: string;
  /** 21 */
  place_of_issue: string | null;
}

interface CmrNoteLine {
  marks: string | null;
  count: string | null;
  packing: string | null;
  nature: string | null;
  statistical_number: string | null;
  gross: string | null;
  volume: string | null;
}

const SHEETS = [
  'ORIGINAL 1 · FOR SENDER',
  'ORIGINAL 2 · FOR CONSIGNEE',
  'ORIGINAL 3 · FOR CARRIER',
  'COPY 4 · FOR RECORDS',
];
const CARRIAGE = { prepaid: 'CARRIAGE PAID', collect: 'CARRIAGE FORWARD' } as const;
const PAYABLE_BY = { prepaid: 'Sender', collect: 'Consignee' } as const;

/** The template input of a CMR consignment note: an original for each party of article 5, and a copy. */
export function cmrNotePdfInput(
  document: PrintedDocument<'cmr_note'>,
  settings: { publicUrl: string },
): CmrNotePdfInput {
  const { data } = document;
  const { totals } = data.cargo;
  const form = formPdfInput(document, settings, { originals: SHEETS });
  return {
    ...form,
    sender: printedParty(data.shipper),
    consignee: printedParty(data.consignee),
    place_of_delivery: data.place_of_delivery,
    place_of_taking_over: data.place_of_taking_over,
    taking_over_day: dayLabel(data.taking_over_day),
    attached_documents: data.attached_documents,
    lines: data.cargo.lines.map(lineOf),
    total: {
      count: figure(totals.packages_count),
      gross: figure(totals.gross_kg),
      volume: figure(totals.measurement_m3),
    },
    sender_instructions: instructionsOf(data),
    carriage: CARRIAGE[data.freight_terms],
    carrier: { name: form.issuer.legal_name, lines: form.issuer.address },
    haulier: data.haulier,
    references: joinParts([data.own_reference, data.booking_reference], ' · '),
    payable_by: PAYABLE_BY[data.freight_terms],
    place_of_issue: data.place_of_issue,
  };
}

function instructionsOf({ cargo, notify_party, sender_instructions }: CmrNoteData): string | null {
  const { name, lines } = printedParty(notify_party);
  const notified = joinParts([name, ...lines]);
  return joinParts([handling(cargo), sender_instructions, notified && `Notify: ${notified}`], '\n');
}

function lineOf(line: DocumentLine): CmrNoteLine {
  return {
    marks: line.marks,
    count: figure(line.packages_count),
    packing: line.package_kind,
    nature: line.description,
    statistical_number: line.hs_code,
    gross: figure(line.gross_kg),
    volume: figure(line.measurement_m3),
  };
}
