import { useMutation } from '@tanstack/react-query';
import type { PaperSize } from '#domain/documents/paper-size.ts';
import { call } from '#web/api/client.ts';
import { sentenceOf } from '#web/api/refusal.ts';
import { saveFile } from '#web/ui/save-file.ts';
import { toast } from '#web/ui/toast.ts';

const NOT_REACHED = 'The file did not reach you. Please try again in a moment.';
/** Until then a window that has shown a PDF may load it again. */
const KEPT_MS = 600_000;

export function useDocumentFile(document_number: string) {
  return useDocumentDownload(document_number, (size) => call.documents.pdf({ document_number, ...size }));
}

export function useInvoiceFile(number: string) {
  return useDocumentDownload(number, (size) => call.invoices.pdf({ number, ...size }));
}

/** A paper as a file: saved on sheets of a size, or shown in a window of its own on those usual for it. */
function useDocumentDownload(number: string, read: (wish: { size?: PaperSize }) => Promise<File>) {
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
    // Opened at once: later, browsers would hold the window back.
    view: () => viewing.mutate(window.open('', '_blank')),
    pending: saving.isPending || viewing.isPending,
  };
}

/** All papers of a shipment in one file. */
export function useArchive(tracking_number: string) {
  const { mutate, isPending } = useFile(tracking_number, async () =>
    saveFile(await call.documents.archive({ tracking_number }), `${tracking_number}.zip`),
  );
  return { save: () => mutate(undefined), pending: isPending };
}

function useFile<Wish>(what: string, read: (wish: Wish) => Promise<void>) {
  return useMutation({
    // Without a network it fails at once: nobody wants a file that comes when they have gone on.
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
  setTimeout(() => URL.revokeObjectURL(address), KEPT_MS);
}
