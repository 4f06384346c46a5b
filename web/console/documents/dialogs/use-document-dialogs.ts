import { useState } from 'react';
import type { ShipmentDocument } from '#contract/documents.ts';
import type { Signature } from '#domain/documents/signature.ts';
import type { Confirmation } from '../issue/confirm-dialog.tsx';
import { useIssue } from '../issue/use-issue.ts';
import { useGenerate } from './use-generate.ts';

type OpenDialog = 'replace' | 'confirm' | 'sign' | 'surrender' | 'void';

/** The dialogs of a document type of a shipment, and the calls that they lead to. */
export function useDocumentDialogs(number: string, entry: ShipmentDocument) {
  const { name, document, unconfirmed, over_capacity, issuing_body } = entry;
  const [openDialog, setOpenDialog] = useState<OpenDialog | null>(null);
  const [confirmation, setConfirmation] = useState<Confirmation>();
  const close = () => setOpenDialog(null);
  const generating = useGenerate(number, entry);
  const issuing = useIssue(name, document?.document_number, close);
  const continueIssuing = (confirmed: Confirmation) => {
    setConfirmation(confirmed);
    if (issuing_body) setOpenDialog('sign');
    else issuing.issue(confirmed);
  };
  return {
    openDialog,
    setOpenDialog,
    close,
    generating,
    issuing,
    /** Generates the document, in place of the current one if there is one. */
    generate: () => {
      close();
      generating.generate(document?.document_number ?? null);
    },
    /** Issues the draft, after the dialogs that its type needs. */
    beginIssue: () => {
      if (unconfirmed.length > 0 || over_capacity) setOpenDialog('confirm');
      else continueIssuing({ confirmed: [] });
    },
    /** Issues the draft with what was confirmed, after the signature if its type needs one. */
    continueIssuing,
    /** Issues the draft with the signature of its issuing body. */
    sign: (signature: Signature) => issuing.issue({ ...confirmation, signature }),
  };
}
