import { useQueryClient } from '@tanstack/react-query';
import { DOCUMENT_NAMES } from '#domain/documents/document-names.ts';
import type { DocumentType } from '#domain/documents/document-type.ts';
import type { Signature } from '#domain/documents/signature.ts';
import { api, call } from '#web/api/client.ts';
import { useIdempotencyScope } from '#web/api/idempotency-scope.ts';
import { useSending } from '#web/api/write-state.ts';
import { toast } from '#web/ui/overlays/toast.ts';
import type { Confirmation } from './confirm-dialog.tsx';

const FAILED = 'Failed to issue document';

export type IssueDetails = Partial<Confirmation> & { signature?: Signature };

/** Issues a draft, idempotently: a retry after a lost response returns the first result. */
export function useIssue(
  document_type: DocumentType,
  document_number: string | undefined,
  onIssued: () => void,
) {
  const queryClient = useQueryClient();
  const options = useIdempotencyScope();
  const { send, pending, failure } = useSending<{ document_number: string }>({
    onSent: (issued) => {
      toast({
        title: 'Document Issued',
        description: `${DOCUMENT_NAMES[document_type]} ${issued.document_number}`,
      });
      onIssued();
    },
    onRefused: () => {},
  });
  const attempt = async (details: IssueDetails) => {
    const input = { document_number: document_number ?? '', ...details };
    try {
      return await call.documents.issue(input, options);
    } catch (error) {
      toast({ title: 'Error', description: FAILED, variant: 'destructive' });
      // The missing details or the current document may have changed.
      void queryClient.invalidateQueries({ queryKey: api.documents.ofShipment.key() });
      throw error;
    }
  };
  return { issue: (details: IssueDetails) => void send(() => attempt(details)), pending, failure };
}

export type Issuing = ReturnType<typeof useIssue>;
