import type { PaperSize } from '#domain/documents/paper-size.ts';

/** What every paper has, whatever it is; its own file of type `.typ` lays it out. All texts are ready to print. */
export interface PdfInput {
  /** As programs name the document. */
  title: string;
  /** ISO 8601. When it was written, not made into a file: so the same paper is the same file, byte by byte. */
  dated: string;
  issuer: Issuer;
  /** The address behind its square code. */
  scan_url: string;
  number: string;
  /** What distinguishes each sheet of a set: the whole form is printed once for each. */
  sheets?: readonly string[];
}

export interface Issuer {
  brand: string;
  legal_name: string;
  address: readonly string[];
  phone: string;
  email: string;
}

export interface InvoicePdfInput extends PdfInput {
  size: PaperSize;
  /** What stands across the sheet: 'VOID'; null where nothing does. */
  watermark: string | null;
  issued: string;
  due: string;
  terms: string;
  /** The day; null while it is not. */
  paid: string | null;
  /** The first line names the client. */
  billed_to: readonly string[];
  tracking_number: string;
  lane: string;
  cargo: string;
  /** ISO 4217. */
  currency: string;
  lines: readonly { description: string; amount: string }[];
  total_label: string;
  total: string;
  closing: string;
}
