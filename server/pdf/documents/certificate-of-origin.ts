import type { CertificateOfOriginData, DocumentLine } from '#domain/documents/document-data.ts';
import { type FormPdfInput, formPdfInput, type PrintedDocument } from '../form-pdf.ts';
import { country, joinParts, kg, type PrintedParty, packages, printedParty } from '../pdf-messages.ts';
import { type PrintedCarriage, printedCarriage } from './carriage.ts';
import { quantity, totalPackages, totalQuantity } from './quantities.ts';
import { type SignedBy, sheetsUntilSigned, signedBy } from './signatory.ts';

export interface CertificateOfOriginPdfInput extends FormPdfInput, PrintedCarriage {
  exporter: PrintedParty;
  consignee: PrintedParty;
  /** The country of all goods, or each country in the order of the lines. */
  country_of_origin: string | null;
  /** 'Commercial invoice CI-GS123456789' */
  remarks: string | null;
  lines: readonly OriginLine[];
  total: { packages: string | null; quantity: string | null; gross: string | null };
  place_of_issue: string | null;
  signed_by: SignedBy | null;
}

interface OriginLine {
  marks: string | null;
  packages: string | null;
  description: string | null;
  details: string | null;
  quantity: string | null;
  gross: string | null;
}

/** The template input of a certificate of origin; a draft until the chamber has certified it. */
export function certificateOfOriginPdfInput(
  document: PrintedDocument<'certificate_of_origin'>,
  settings: { publicUrl: string },
): CertificateOfOriginPdfInput {
  const { data, signature } = document;
  const { lines, totals } = data.cargo;
  const exporter = printedParty(data.shipper);
  const form = formPdfInput(document, settings, { issuing_party: exporter });
  return {
    ...form,
    ...printedCarriage(data.transport),
    sheets: sheetsUntilSigned(document, form.sheets, 'DRAFT, not valid until certified'),
    exporter,
    consignee: printedParty(data.consignee),
    country_of_origin: country(data.country_of_origin) ?? originsOf(data),
    remarks: joinParts(
      [
        data.invoice_number && `Commercial invoice ${data.invoice_number}`,
        data.own_reference && `Exporter’s reference ${data.own_reference}`,
      ],
      '\n',
    ),
    lines: lines.map(originLine),
    total: {
      packages: totalPackages(data.cargo),
      quantity: totalQuantity(lines),
      gross: kg(totals.gross_kg),
    },
    place_of_issue: data.place_of_issue,
    signed_by: signedBy(signature),
  };
}

/** Each country of goods from several; blank while one is unknown. */
function originsOf({ cargo: { lines } }: CertificateOfOriginData): string | null {
  if (lines.some(({ origin_country }) => origin_country === null)) return null;
  return joinParts([...new Set(lines.map(({ origin_country }) => country(origin_country)))]);
}

function originLine(line: DocumentLine): OriginLine {
  const origin = country(line.origin_country);
  return {
    marks: line.marks,
    packages: packages(line.packages_count, line.package_kind),
    description: line.description,
    details: joinParts([line.hs_code && `HS code ${line.hs_code}`, origin && `Origin ${origin}`], ' · '),
    quantity: quantity(line),
    gross: kg(line.gross_kg),
  };
}
