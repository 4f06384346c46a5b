import { useMutation } from '@tanstack/react-query';
import type { PaperSize } from '#domain/documents/paper-size.ts';
import { sentenceOf } from '#web/api/api-errors.ts';
import { call } from '#web/api/client.ts';
import { toast } from '#web/ui/overlays/toast.ts';
import { saveFile } from '#web/ui/save-file.ts';

const NOT_REACHED = 'The download failed. Please try again in a moment.';
/** How long a window that shows a PDF can reload it. */
const OBJECT_URL_LIFETIME_MS = 600_000;

export function useDocumentFile(document_number: string) {
  return useDocumentDownload(document_number, (size) => call.documents.pdf({ document_number, ...size }));
}

export function useInvoiceFile(number: string) {
  return useDocumentDownload(number, (size) => call.invoices.pdf({ number, ...size }));
}

/** Downloads a document in a paper size, or opens it in a new window in its default size. */
function useDocumentDownload(number: string, read: (options: { size?: PaperSize }) => Promise<File>) {
  const saving = useFile(number, async (size: PaperSize) => {
    saveFile(await read({ size }), `${number}-${size}.pdf`);
  });
  const viewing = useFile(number, async (view: Window | null) => {
    try {
      const file = await read({});
      if (view) show(file, view);
      else saveFile(file, `${number}.pdf`);
    } catch (error) {
      view?.close();
      throw error;
    }
  });
  return {
    save: (size: PaperSize) => saving.mutate(size),
    // Opens the window within the click event. Popup blockers would block it later.
    view: () => viewing.mutate(window.open('', '_blank')),
    pending: saving.isPending || viewing.isPending,
  };
}

/** Downloads all documents of a shipment in one file. */
export function useArchive(tracking_number: string) {
  const { mutate, isPending } = useFile(tracking_number, async () =>
    saveFile(await call.documents.archive({ tracking_number }), `${tracking_number}.zip`),
  );
  return { save: () => mutate(undefined), pending: isPending };
}

function useFile<Options>(what: string, read: (options: Options) => Promise<void>) {
  return useMutation({
    // Fails while offline instead of downloading later, when the user has moved on.
    networkMode: 'always',
    mutationFn: read,
    onError: (error) =>
      toast({
        title: `${what} was not downloaded`,
        description: sentenceOf(error, NOT_REACHED),
        variant: 'destructive',
      }),
  });
}

function show(file: Blob, view: Window): void {
  const address = URL.createObjectURL(file);
  view.location.href = address;
  setTimeout(() => URL.revokeObjectURL(address), OBJECT_URL_LIFETIME_MS);
}
