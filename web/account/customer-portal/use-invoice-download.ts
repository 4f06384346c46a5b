import { call } from '#web/api/client.ts';
import { useDownload } from './use-download.ts';

/** Downloads the invoice as PDF. `failure` holds the error message until the next attempt. */
export function useInvoiceDownload(number: string) {
  return useDownload({
    what: `Invoice ${number}`,
    read: () => call.invoices.pdf({ number }),
    file_name: `${number}.pdf`,
  });
}
