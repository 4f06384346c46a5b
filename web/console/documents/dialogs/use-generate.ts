import type { ShipmentDocument } from '#contract/documents.ts';
import { api, call } from '#web/api/client.ts';
import { useWrite } from '#web/forms/use-write.ts';
import { toast } from '#web/ui/overlays/toast.ts';

/** Generates a document, idempotently: a retry after a lost response never creates a second document. */
export function useGenerate(
  tracking_number: string,
  { document_type, name }: Pick<ShipmentDocument, 'document_type' | 'name'>,
) {
  const { write, pending, failure } = useWrite({
    send: (replaces: string | null, options) =>
      call.documents.generate({ tracking_number, document_type, replaces }, options),
    onSuccess: ({ document_number }) =>
      toast({
        title: 'Document Generated',
        description: `${name} ${document_number}`,
      }),
    failureToast: { title: 'Error', description: 'Failed to generate document' },
    // The current document may have changed.
    invalidates: api.documents.ofShipment.key(),
  });
  return { generate: write, pending, failure };
}
