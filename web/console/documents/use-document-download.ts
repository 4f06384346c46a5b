import { call } from '#web/api/client.ts';
import { useSizedFile } from '#web/documents/use-download.ts';

export function useDocumentFile(document_number: string) {
  return useSizedFile(document_number, (size) => call.documents.pdf({ document_number, ...size }));
}

export function useInvoiceFile(number: string) {
  return useSizedFile(number, (size) => call.invoices.pdf({ number, ...size }));
}
