import type { PaperSize } from '#domain/documents/paper-size.ts';
import { call } from '#web/api/client.ts';
import { useWrite } from '#web/forms/use-write.ts';
import { saveFile } from '#web/ui/save-file.ts';

interface Download<Options> {
  /** Names the file at the start of a sentence: 'Invoice INV-2026-00001'. */
  what: string;
  read: (options: Options) => Promise<File>;
  fileName: (options: Options) => string;
}

/** How long a window that shows a file can reload it. */
const OBJECT_URL_LIFETIME_MS = 600_000;

/** Downloads a file from the server. `failure` holds the error message until the next attempt. */
export function useDownload<Options = void>({ what, read, fileName }: Download<Options>) {
  const { write, pending, failure } = useWrite({
    send: (options: Options) => read(options),
    onSuccess: (file, options) => saveFile(file, fileName(options)),
    failureToast: { title: `${what} was not downloaded` },
  });
  return { download: write, pending, failure };
}

/** Opens a PDF in a new window for printing. If the window is blocked, downloads it. */
export function useFileView(number: string, read: () => Promise<File>) {
  const { write, pending } = useWrite({
    send: (_view: Window | null) => read(),
    onSuccess: (file, view) => {
      if (view) show(file, view);
      else saveFile(file, `${number}.pdf`);
    },
    onFailure: (_error, _refused, view) => view?.close(),
    failureToast: { title: `${number} could not be opened` },
  });
  // Opens the window within the click event. Popup blockers would block it later. A second call
  // would be dropped, and leave its window empty.
  return { view: () => !pending && write(window.open('', '_blank')), pending };
}

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

export function useOfferDownload(reference: string) {
  return useDownload({
    what: `The offer ${reference}`,
    read: () => call.quotes.pdf({ reference }),
    fileName: () => `${reference}.pdf`,
  });
}

/** Downloads all documents of a shipment in one file. */
export function useArchiveDownload(tracking_number: string, file_name: string) {
  return useDownload({
    what: `The archive of ${tracking_number}`,
    read: () => call.documents.archive({ tracking_number }),
    fileName: () => file_name,
  });
}

export function useBookingConfirmation(tracking_number: string) {
  return useDownload({
    what: `The booking confirmation of ${tracking_number}`,
    read: () => call.documents.bookingConfirmation({ tracking_number }),
    fileName: () => `${tracking_number}-booking-confirmation.pdf`,
  });
}

/** Views a PDF in its default size, or downloads it in a paper size. */
export function useSizedFile(number: string, read: (options: { size?: PaperSize }) => Promise<File>) {
  const { download, pending } = useDownload({
    what: number,
    read: (size: PaperSize) => read({ size }),
    fileName: (size) => `${number}-${size}.pdf`,
  });
  const viewing = useFileView(number, () => read({}));
  return { save: download, view: viewing.view, pending: pending || viewing.pending };
}

function show(file: Blob, view: Window): void {
  const address = URL.createObjectURL(file);
  view.location.href = address;
  setTimeout(() => URL.revokeObjectURL(address), OBJECT_URL_LIFETIME_MS);
}
