import type { BillRelease } from '#domain/documents/bill-release.ts';
import type { BillOfLadingData } from '#domain/documents/document-data.ts';
import { type FormPdfInput, formPdfInput, type PrintedDocument } from '../form-pdf.ts';
import { dayLabel, handling, joinParts, type PrintedParty, printedParty } from '../pdf-messages.ts';
import { type CarriedLine, type CarriedTotal, carriedLine, carriedTotal, FREIGHT } from './carried-lines.ts';
import { type PrintedContainer, printedContainer } from './printed-container.ts';

export interface BillOfLadingPdfInput extends FormPdfInput {
  shipper: PrintedParty;
  consignee: PrintedParty;
  notify_party: PrintedParty;
  booking_reference: string | null;
  shipper_reference: string | null;
  /** Who contracts to carry the goods: we, on a house bill. */
  carrier: string | null;
  /** Whether the issuer signs as the carrier; otherwise the signatory ticks its capacity. */
  is_signed_as_carrier: boolean;
  /** Who operates the vessel; null where it is the carrier. */
  ocean_carrier: string | null;
  place_of_receipt: string | null;
  vessel: string | null;
  voyage: string | null;
  port_of_loading: string | null;
  port_of_discharge: string | null;
  place_of_delivery: string | null;
  /** Null when the box is omitted: on bills of earlier versions. */
  delivery_agent: PrintedParty | null;
  /** FCL or LCL, the same at origin and destination. */
  movement: string | null;
  /** Null when the box is omitted: for LCL without a known container. */
  containers: readonly PrintedContainer[] | null;
  lines: readonly CarriedLine[];
  /** Handling instructions for the whole cargo. */
  remarks: string | null;
  total: CarriedTotal;
  freight: string;
  freight_payable_at: string;
  /** Otherwise the goods were only received for shipment. */
  is_on_board: boolean;
  on_board_date: string | null;
  /** 'THREE (3)' */
  originals: string;
  /** Of how the goods are released, with the number of originals for anyone who holds one. */
  release_terms: string;
  /** Printed before the terms: 'TELEX RELEASE'; null where the goods are released against an original. */
  release: string | null;
  /** 'this bill', or 'this waybill'. */
  itself: string;
  place_of_issue: string | null;
}

/** Of full containers: the carrier has not seen what the shipper packed into them. */
const SHIPPERS_LOAD = 'SHIPPER’S LOAD, STOW, COUNT AND SEAL · SAID TO CONTAIN';
const NUMBERS = ['NONE', 'ONE', 'TWO', 'THREE', 'FOUR', 'FIVE', 'SIX'];

/** The template input of a bill of lading: once issued, its originals and a copy. */
export function billOfLadingPdfInput(
  document: PrintedDocument<'bill_of_lading'>,
  settings: { publicUrl: string },
): BillOfLadingPdfInput {
  const { data } = document;
  const { cargo, transport, originals_count: count } = data;
  const inWords = `${NUMBERS[count] ?? ''} (${count})`.trim();
  const form = formPdfInput(document, settings, { originals: sheetsOf(document) });
  const isSignedAsCarrier = data.signed_as === 'carrier';
  return {
    ...form,
    shipper: printedParty(data.shipper),
    consignee: consigneeOf(data),
    notify_party: printedParty(data.notify_party),
    booking_reference: data.booking_reference,
    shipper_reference: data.own_reference,
    carrier: isSignedAsCarrier ? form.issuer.legal_name : data.carrier,
    is_signed_as_carrier: isSignedAsCarrier,
    ocean_carrier: isSignedAsCarrier ? data.carrier : null,
    place_of_receipt: data.place_of_receipt,
    vessel: transport.vessel,
    voyage: transport.voyage,
    port_of_loading: data.port_of_loading,
    port_of_discharge: data.port_of_discharge,
    place_of_delivery: data.place_of_delivery,
    delivery_agent: data.delivery_agent && printedParty(data.delivery_agent),
    movement: data.cargo_movement && `${data.cargo_movement} / ${data.cargo_movement}`,
    containers:
      data.cargo_movement === 'LCL' && data.containers.length === 0
        ? null
        : data.containers.map(printedContainer),
    lines: cargo.lines.map(carriedLine),
    remarks: joinParts([handling(cargo), data.cargo_movement === 'FCL' ? SHIPPERS_LOAD : null], ' · '),
    total: carriedTotal(cargo),
    freight: FREIGHT[data.freight_terms],
    freight_payable_at: payableAt(data),
    is_on_board: data.on_board_date !== null,
    on_board_date: dayLabel(data.on_board_date),
    originals: inWords,
    release_terms: releaseTerms(document, inWords),
    release: RELEASES[data.release],
    itself: data.release === 'sea_waybill' ? 'this waybill' : 'this bill',
    place_of_issue: data.place_of_issue,
  };
}

const RELEASES = {
  original: null,
  telex: 'TELEX RELEASE',
  sea_waybill: 'NON-NEGOTIABLE',
} as const satisfies Record<BillRelease, string | null>;

/** The sheets of an issued bill. Once surrendered, only a copy is printed, as the originals are no longer valid. */
function sheetsOf({ data, surrendered_on }: PrintedDocument<'bill_of_lading'>): string[] {
  const { release, originals_count: count } = data;
  if (release === 'sea_waybill') return ['NON-NEGOTIABLE'];
  if (surrendered_on) return ['COPY · SURRENDERED · NOT NEGOTIABLE'];
  const originals = Array.from({ length: count }, (_, order) => `ORIGINAL ${order + 1} of ${count}`);
  return [...originals, 'COPY · NOT NEGOTIABLE'];
}

function releaseTerms({ data, surrendered_on }: PrintedDocument<'bill_of_lading'>, inWords: string): string {
  const day = dayLabel(surrendered_on);
  if (data.release === 'sea_waybill')
    return 'This waybill is not a document of title. The goods are delivered to the consignee named here, who proves its identity and need not present this waybill.';
  const signed =
    data.originals_count === 1
      ? `${inWords} original bill is signed.`
      : `${inWords} original bills are signed. When one of them is accomplished, the others are void.`;
  if (data.release === 'original')
    return day ? `Surrendered on ${day}: the goods can no longer be claimed with an original.` : signed;
  return day
    ? `All originals were surrendered at origin on ${day}. The goods are delivered without an original.`
    : `${signed} The goods are delivered without an original once all of them are surrendered at origin.`;
}

function payableAt(data: BillOfLadingData): string {
  return data.freight_terms === 'prepaid'
    ? (data.place_of_issue ?? data.port_of_loading ?? 'Origin')
    : (data.place_of_delivery ?? data.port_of_discharge ?? 'Destination');
}

function consigneeOf({ to_order, consignee }: BillOfLadingData): PrintedParty {
  const named = printedParty(consignee);
  if (!to_order) return named;
  return named.name ? { ...named, name: `TO ORDER OF ${named.name}` } : { name: 'TO ORDER', lines: [] };
}
