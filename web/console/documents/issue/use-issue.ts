import type { Signature } from '#domain/documents/signature.ts';
import { api, call } from '#web/api/client.ts';
import { useWrite } from '#web/forms/use-write.ts';
import { toast } from '#web/ui/overlays/toast.ts';
import type { Confirmation } from './confirm-dialog.tsx';

type IssueDetails = Partial<Confirmation> & { signature?: Signature };

/** Issues a draft, idempotently: a retry after a lost response returns the first result. */
export function useIssue(
  /** Of the document: 'Packing list'. */
  name: string,
  document_number: string | undefined,
  onIssued: () => void,
) {
  const { write, pending, failure } = useWrite({
    send: (details: IssueDetails, options) =>
      call.documents.issue({ document_number: document_number ?? '', ...details }, options),
    onSuccess: (issued) => {
      toast({
        title: 'Document Issued',
        description: `${name} ${issued.document_number}`,
      });
      onIssued();
    },
    failureToast: { title: 'Error', description: 'Failed to issue document' },
    // The missing details or the current document may have changed.
    invalidates: api.documents.ofShipment.key(),
  });
  return { issue: write, pending, failure };
}

export type Issuing = ReturnType<typeof useIssue>;
