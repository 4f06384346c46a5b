import type { ShipmentDocument } from '#contract/documents.ts';
import { call } from '#web/api/client.ts';
import { ConfirmDialog } from '../issue/confirm-dialog.tsx';
import { SignatureDialog } from '../issue/signature-dialog.tsx';
import { VoidDialog } from '../void-dialog.tsx';
import { ReplaceDialog } from './replace-dialog.tsx';
import { SurrenderDialog } from './surrender-dialog.tsx';
import type { useDocumentDialogs } from './use-document-dialogs.ts';

interface DocumentDialogsProps {
  entry: ShipmentDocument;
  dialogs: ReturnType<typeof useDocumentDialogs>;
}

/** The dialog that is open for a document type of a shipment, if any. */
export function DocumentDialogs({ entry, dialogs }: DocumentDialogsProps) {
  const { name, release, document, issuing_body } = entry;
  const { openDialog, close, issuing } = dialogs;
  if (openDialog === 'confirm')
    return (
      <ConfirmDialog
        name={name}
        entry={entry}
        action={issuing_body ? 'Continue' : 'Issue'}
        pending={issuing.pending}
        failure={issuing.failure}
        onConfirm={dialogs.continueIssuing}
        onClose={close}
      />
    );
  if (openDialog === 'sign' && issuing_body)
    return (
      <SignatureDialog
        name={name}
        issuing_body={issuing_body}
        issuing={issuing}
        onSign={dialogs.sign}
        onClose={close}
      />
    );
  if (!document) return null;
  const { document_number } = document;
  if (openDialog === 'replace')
    return (
      <ReplaceDialog name={name} former={document_number} onConfirm={dialogs.generate} onClose={close} />
    );
  if (openDialog === 'surrender')
    return <SurrenderDialog document_number={document_number} release={release} onClose={close} />;
  if (openDialog !== 'void') return null;
  return (
    <VoidDialog
      name={name}
      number={document_number}
      onVoid={(reason, options) => call.documents.void({ document_number, reason }, options)}
      onClose={close}
    >
      The document is no longer valid, and its verification page says so. You can generate a new version.
    </VoidDialog>
  );
}
