import { useMutation } from '@tanstack/react-query';
import { sentenceOf } from '#web/api/api-errors.ts';
import { call } from '#web/api/client.ts';
import { toast } from '#web/ui/overlays/toast.ts';
import { saveFile } from '#web/ui/save-file.ts';

interface Download {
  /** Names the file at the start of a sentence: 'Invoice INV-2026-00001'. */
  what: string;
  read: () => Promise<File>;
  file_name: string;
}

/** How long a window that shows a file can reload it. */
const OBJECT_URL_LIFETIME_MS = 600_000;

/** Downloads a file from the server. `failure` holds the error message until the next attempt. */
export function useDownload({ what, read, file_name }: Download) {
  const { mutate, isPending, error } = useMutation({
    // Fails while offline instead of downloading later, when the user has moved on.
    networkMode: 'always',
    mutationFn: read,
    onSuccess: (file) => saveFile(file, file_name),
    onError: (failed) =>
      toast({
        title: `${what} was not downloaded`,
        description: sentenceFor(failed),
        variant: 'destructive',
      }),
  });
  return { download: () => mutate(), pending: isPending, failure: error && sentenceFor(error) };
}

export function useDocumentDownload(document_number: string) {
  return useDownload({
    what: document_number,
    read: () => call.documents.pdf({ document_number }),
    file_name: `${document_number}.pdf`,
  });
}

/** Opens the document in a new window for printing. If the window is blocked, downloads it. */
export function useDocumentView(document_number: string) {
  const { mutate, isPending } = useMutation({
    networkMode: 'always',
    mutationFn: async (view: Window | null) => {
      try {
        const file = await call.documents.pdf({ document_number });
        if (view) show(file, view);
        else saveFile(file, `${document_number}.pdf`);
      } catch (error) {
        view?.close();
        throw error;
      }
    },
    onError: (failed) =>
      toast({
        title: `${document_number} could not be opened`,
        description: sentenceFor(failed),
        variant: 'destructive',
      }),
  });
  // Opens the window within the click event. Popup blockers would block it later.
  return { view: () => mutate(window.open('', '_blank')), pending: isPending };
}

/** Downloads all documents of a shipment. */
export function useArchiveDownload(tracking_number: string) {
  return useDownload({
    what: `The documents of ${tracking_number}`,
    read: () => call.documents.archive({ tracking_number }),
    file_name: `${tracking_number}-documents.zip`,
  });
}

function sentenceFor(error: Error): string {
  return sentenceOf(error, 'The download failed. Please try again in a moment.');
}

function show(file: Blob, view: Window): void {
  const address = URL.createObjectURL(file);
  view.location.href = address;
  setTimeout(() => URL.revokeObjectURL(address), OBJECT_URL_LIFETIME_MS);
}
