import { call } from '#web/api/client.ts';
import { useDownload, useFileView } from '#web/documents/use-download.ts';

export function useDocumentDownload(document_number: string) {
  return useDownload({
    what: document_number,
    read: () => call.documents.pdf({ document_number }),
    fileName: () => `${document_number}.pdf`,
  });
}

export function useDocumentView(document_number: string) {
  return useFileView(document_number, () => call.documents.pdf({ document_number }));
}

export function useInvoiceDownload(number: string) {
  return useDownload({
    what: `Invoice ${number}`,
    read: () => call.invoices.pdf({ number }),
    fileName: () => `${number}.pdf`,
  });
}
