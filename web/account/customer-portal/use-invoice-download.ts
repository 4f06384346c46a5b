import { useMutation } from '@tanstack/react-query';
import { call } from '#web/api/client.ts';
import { sentenceOf } from '#web/api/refusal.ts';
import { saveFile } from '#web/ui/save-file.ts';
import { toast } from '#web/ui/toast.ts';

/** Saves the invoice as a PDF file. After a failure `failure` says why, until it is tried again. */
export function useInvoiceDownload(number: string) {
  const { mutate, isPending, error } = useMutation({
    // Without a network it fails at once: nobody wants a file that comes when they have gone on.
    networkMode: 'always',
    mutationFn: () => call.invoices.pdf({ number }),
    onSuccess: (file) => saveFile(file, `${number}.pdf`),
    onError: (failed) =>
      toast({
        title: `Invoice ${number} was not downloaded`,
        description: sentenceFor(failed),
        variant: 'destructive',
      }),
  });
  return { download: () => mutate(), pending: isPending, failure: error && sentenceFor(error) };
}

function sentenceFor(error: Error): string {
  return sentenceOf(error, 'The PDF did not reach you. Please try again in a moment.');
}
