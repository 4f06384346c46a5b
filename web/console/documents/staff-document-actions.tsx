import type { RefObject } from 'react';
import type { ShipmentDocument } from '#contract/documents.ts';
import { paths } from '#web/paths.ts';
import { Button } from '#web/ui/button.tsx';
import { toast } from '#web/ui/overlays/toast.ts';
import { DocumentMenu } from './document-menu.tsx';
import { useDocumentFile } from './use-document-download.ts';

interface StaffDocumentActionsProps {
  entry: ShipmentDocument;
  document: NonNullable<ShipmentDocument['document']>;
  /** Disables writes, as while offline. */
  locked: boolean;
  busy: { issuing: boolean; generating: boolean };
  onIssue: () => void;
  onGenerate: () => void;
  onSurrender: () => void;
  onVoid: () => void;
  /** The id of the text that explains why the document can't be issued. */
  reason: string;
  viewButton: RefObject<HTMLButtonElement | null>;
}

/** The actions on a current document. */
export function StaffDocumentActions({
  entry: { name, release, missing, not_applicable_reason, refusal },
  document: { document_number, status, surrendered_on, verification_code },
  locked,
  busy,
  onIssue,
  onGenerate,
  onSurrender,
  onVoid,
  reason,
  viewButton,
}: StaffDocumentActionsProps) {
  const file = useDocumentFile(document_number);
  const isSurrenderable =
    status === 'issued' && surrendered_on === null && (release === 'original' || release === 'telex');
  const isIncomplete = missing.length > 0;
  return (
    <>
      {status === 'draft' && (
        <Button
          className="max-sm:flex-1"
          disabled={isIncomplete || not_applicable_reason !== null || refusal !== null || locked}
          aria-label={`Issue ${name}`}
          aria-describedby={isIncomplete ? reason : undefined}
          pending={busy.issuing}
          onClick={onIssue}
        >
          Issue
        </Button>
      )}
      <Button
        ref={viewButton}
        variant="secondary"
        // On a phone a row has room for two actions.
        className={status === 'draft' ? 'max-sm:flex-1' : 'max-sm:w-full'}
        aria-label={`View or print ${name}`}
        pending={file.pending}
        onClick={file.view}
      >
        View or print
      </Button>
      <Button
        variant="secondary"
        className="max-sm:flex-1"
        disabled={not_applicable_reason !== null || locked}
        aria-label={`Generate again: ${name}`}
        pending={busy.generating}
        onClick={onGenerate}
      >
        Generate again
      </Button>
      <DocumentMenu
        name={name}
        locked={locked}
        onSave={file.save}
        onCopyLink={() => void copyLink(verification_code)}
        onSurrender={isSurrenderable ? onSurrender : null}
        onVoid={onVoid}
      />
    </>
  );
}

async function copyLink(code: string): Promise<void> {
  const address = new URL(paths.verify(code), window.location.origin).href;
  try {
    await navigator.clipboard.writeText(address);
    toast({ title: 'Verification link copied', description: address });
  } catch {
    // The clipboard API is unavailable without TLS and may be denied.
    toast({ title: 'Copy the verification link manually', description: address });
  }
}
