import type { DocumentLine, InsuranceCertificateData } from '#domain/documents/document-data.ts';
import { type FormPdfInput, formPdfInput, type PrintedDocument } from '../form-pdf.ts';
import { kg, money, type PrintedParty, packages, printedParty, shortDay } from '../pdf-messages.ts';
import { type PrintedCarriage, printedCarriage } from './carriage.ts';
import { totalPackages } from './quantities.ts';
import { type SignedBy, sheetsUntilSigned, signedBy } from './signatory.ts';

export interface InsuranceCertificatePdfInput extends FormPdfInput, PrintedCarriage {
  assured: PrintedParty;
  insurer: string | null;
  policy_number: string | null;
  insured_value: string | null;
  /** How the insured value is calculated. */
  basis: string | null;
  currency: string;
  /** 'Institute Cargo Clauses (A) 1/1/09' */
  clauses: string | null;
  claims_payable_at: string | null;
  originals: string;
  lines: readonly InsuredLine[];
  total: Pick<InsuredLine, 'packages' | 'gross'>;
  place_of_issue: string | null;
  signed_by: SignedBy | null;
}

interface InsuredLine {
  marks: string | null;
  packages: string | null;
  description: string | null;
  gross: string | null;
}

const SHEETS = ['ORIGINAL 1 of 2', 'ORIGINAL 2 of 2'];

/** The template input of an insurance certificate; a draft until the insurer or its agent has signed. */
export function insuranceCertificatePdfInput(
  document: PrintedDocument<'insurance_certificate'>,
  settings: { publicUrl: string },
): InsuranceCertificatePdfInput {
  const { data, signature } = document;
  const { lines, totals, currency } = data.cargo;
  const form = formPdfInput(document, settings, {
    originals: SHEETS,
    issuing_party: { name: data.insurer, lines: [] },
  });
  return {
    ...form,
    ...printedCarriage(data.transport),
    sheets: sheetsUntilSigned(document, form.sheets, 'DRAFT, not valid until signed'),
    assured: printedParty(data.shipper),
    insurer: data.insurer,
    policy_number: data.policy_number,
    insured_value: money(data.insured_cents, currency),
    basis: basisOf(data),
    currency,
    clauses: data.clauses && `Institute Cargo Clauses (${data.clauses}) 1/1/09`,
    claims_payable_at: data.claims_payable_at,
    originals: 'TWO (2)',
    lines: lines.map(insuredLine),
    total: { packages: totalPackages(data.cargo), gross: kg(totals.gross_kg) },
    place_of_issue: data.place_of_issue,
    signed_by: signedBy(signature),
  };
}

function basisOf(data: InsuranceCertificateData): string | null {
  const { currency, value_cents } = data.cargo;
  const goods = money(data.goods_cents ?? value_cents, currency);
  if (!goods) return null;
  switch (data.freight) {
    case 'included':
      return `110% of the CIF/CIP value: goods ${goods}, freight included`;
    case 'added':
      return `110% of the CIF/CIP value: goods ${goods}, freight ${freightOf(data)}`;
    case 'unknown':
      return `110% of the invoice value ${goods}, without freight`;
    case null:
      // Certificates of earlier versions.
      return `Value of the goods ${goods} and 10%`;
  }
}

/** '$2,320.00 (€2,000.00 at 1.16 USD per EUR of 27 Nov 2026)' */
function freightOf({ freight_cents, freight_converted, cargo }: InsuranceCertificateData): string {
  const freight = money(freight_cents, cargo.currency) ?? '';
  if (!freight_converted) return freight;
  const { price, exchange } = freight_converted;
  const { from, to, rate, date } = exchange;
  return `${freight} (${money(price.amount, price.currency)} at ${rate} ${to} per ${from} of ${shortDay(date)})`;
}

function insuredLine(line: DocumentLine): InsuredLine {
  return {
    marks: line.marks,
    packages: packages(line.packages_count, line.package_kind),
    description: line.description,
    gross: kg(line.gross_kg),
  };
}
