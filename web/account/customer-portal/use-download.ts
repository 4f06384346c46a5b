import { useMutation } from '@tanstack/react-query';
import { call } from '#web/api/client.ts';
import { sentenceOf } from '#web/api/refusal.ts';
import { saveFile } from '#web/ui/save-file.ts';
import { toast } from '#web/ui/toast.ts';

interface Download {
  /** As a sentence begins with it: 'Invoice INV-2026-00001'. */
  what: string;
  read: () => Promise<File>;
  file_name: string;
}

/** Until then a window that has shown a file may load it again. */
const KEPT_MS = 600_000;

/** Saves a file of the server's. After a failure `failure` says why, until it is tried again. */
export function useDownload({ what, read, file_name }: Download) {
  const { mutate, isPending, error } = useMutation({
    // Without a network it fails at once: nobody wants a file that comes when they have gone on.
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

/** Shows the document in a window of its own, where the browser prints it; saves it where there is none to be had. */
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
        title: `${document_number} cannot be printed`,
        description: sentenceFor(failed),
        variant: 'destructive',
      }),
  });
  // Opened at once: later, browsers would hold the window back.
  return { view: () => mutate(window.open('', '_blank')), pending: isPending };
}

/** All papers of a shipment. */
export function useArchiveDownload(tracking_number: string) {
  return useDownload({
    what: `The papers of ${tracking_number}`,
    read: () => call.documents.archive({ tracking_number }),
    file_name: `${tracking_number}-papers.zip`,
  });
}

function sentenceFor(error: Error): string {
  return sentenceOf(error, 'The download failed. Please try again in a moment.');
}

function show(file: Blob, view: Window): void {
  const address = URL.createObjectURL(file);
  view.location.href = address;
  setTimeout(() => URL.revokeObjectURL(address), KEPT_MS);
}
