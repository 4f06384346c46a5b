import { useMutation, useQueryClient } from '@tanstack/react-query';
import { DOCUMENT_NAMES } from '#domain/documents/document-names.ts';
import type { DocumentType } from '#domain/documents/document-type.ts';
import { isRefusal, sentenceOf } from '#web/api/api-errors.ts';
import { api, call } from '#web/api/client.ts';
import { useIdempotencyScope } from '#web/api/idempotency-scope.ts';
import { toast } from '#web/ui/overlays/toast.ts';

const FAILED = 'Failed to generate document';

/** Generates a document, idempotently: a retry after a lost response never creates a second document. */
export function useGenerate(tracking_number: string, document_type: DocumentType) {
  const queryClient = useQueryClient();
  const options = useIdempotencyScope();
  const { mutate, isPending, error } = useMutation({
    networkMode: 'always',
    mutationFn: (replaces: string | null) =>
      call.documents.generate({ tracking_number, document_type, replaces }, options),
    onSuccess: ({ document_number }) =>
      toast({
        title: 'Document Generated',
        description: `${DOCUMENT_NAMES[document_type]} ${document_number}`,
      }),
    onError: (failed) => {
      toast({ title: 'Error', description: FAILED, variant: 'destructive' });
      if (isRefusal(failed, 'GENERATION_CONFLICT'))
        void queryClient.invalidateQueries({ queryKey: api.documents.ofShipment.key() });
    },
  });
  return { generate: mutate, pending: isPending, failure: error && sentenceOf(error, FAILED) };
}
