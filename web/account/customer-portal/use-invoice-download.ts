import { call } from '#web/api/client.ts';
import { useDownload } from './use-download.ts';

/** Saves the invoice as a PDF file. After a failure `failure` says why, until it is tried again. */
export function useInvoiceDownload(number: string) {
  return useDownload({
    what: `Invoice ${number}`,
    read: () => call.invoices.pdf({ number }),
    file_name: `${number}.pdf`,
  });
}
