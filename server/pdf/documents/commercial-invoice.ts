import type { DocumentLine } from '#domain/documents/document-data.ts';
import { type FormPdfInput, formPdfInput, type PrintedDocument } from '../form-pdf.ts';
import {
  country,
  joinParts,
  kg,
  marksInLine,
  money,
  type PrintedParty,
  packages,
  plainMoney,
  printedParty,
} from '../pdf-messages.ts';
import { type PrintedCarriage, printedCarriage } from './carriage.ts';
import { quantity, totalPackages } from './quantities.ts';

export interface CommercialInvoicePdfInput extends FormPdfInput, PrintedCarriage {
  seller: PrintedParty;
  buyer: PrintedParty;
  notify_party: PrintedParty;
  invoice_number: string | null;
  own_reference: string | null;
  incoterm: string | null;
  payment_terms: string | null;
  /** The ISO 4217 currency of prices and amounts. */
  currency: string;
  lines: readonly InvoicedLine[];
  total: string | null;
  packages: string | null;
  net: string | null;
  gross: string | null;
  /** A note that the price includes them under the Incoterm; otherwise blank. */
  freight: string | null;
  insurance: string | null;
  place_of_issue: string | null;
}

interface InvoicedLine {
  description: string | null;
  /** Marks and packages. */
  details: string | null;
  hs_code: string | null;
  origin: string | null;
  quantity: string | null;
  unit_price: string | null;
  amount: string | null;
}

/** Incoterms under which the seller pays the carriage, and those under which it also insures it. */
const FREIGHT_INCLUDED = ['CPT', 'CIP', 'CFR', 'CIF', 'DAP', 'DPU', 'DDP'];
const INSURANCE_INCLUDED = ['CIP', 'CIF'];

/** The template input of a commercial invoice. */
export function commercialInvoicePdfInput(
  document: PrintedDocument<'commercial_invoice'>,
  settings: { publicUrl: string },
): CommercialInvoicePdfInput {
  const { data } = document;
  const { lines, totals, currency } = data.cargo;
  const seller = printedParty(data.shipper);
  return {
    ...formPdfInput(document, settings, { issuing_party: seller }),
    ...printedCarriage(data.transport),
    seller,
    buyer: printedParty(data.consignee),
    notify_party: printedParty(data.notify_party),
    invoice_number: data.invoice_number,
    own_reference: data.own_reference,
    incoterm: data.incoterm,
    payment_terms: data.payment_terms,
    currency,
    lines: lines.map(invoicedLine),
    total: money(data.total_cents, currency),
    packages: totalPackages(data.cargo),
    net: kg(totals.net_kg),
    gross: kg(totals.gross_kg),
    freight: included(data.incoterm, FREIGHT_INCLUDED),
    insurance: included(data.incoterm, INSURANCE_INCLUDED),
    place_of_issue: data.place_of_issue,
  };
}

function invoicedLine(line: DocumentLine): InvoicedLine {
  return {
    description: line.description,
    details: joinParts([packages(line.packages_count, line.package_kind), marksInLine(line.marks)], ' · '),
    hs_code: line.hs_code,
    origin: country(line.origin_country),
    quantity: quantity(line),
    unit_price: plainMoney(line.unit_price_cents),
    amount: plainMoney(line.amount_cents),
  };
}

function included(incoterm: string | null, terms: readonly string[]): string | null {
  const term = incoterm?.slice(0, 3) ?? '';
  return terms.includes(term) ? `Included under ${term}` : null;
}
