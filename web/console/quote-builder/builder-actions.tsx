import type { RefObject } from 'react';
import type { StaffQuote } from '#contract/quotes/staff.ts';
import { call } from '#web/api/client.ts';
import { useFileView } from '#web/documents/use-download.ts';
import { Button } from '#web/ui/button.tsx';
import { optionOf } from './draft-option.ts';
import type { OfferDraft } from './use-offer-draft.ts';
import type { useSendOffer } from './use-send-offer.ts';

interface BuilderActionsProps {
  quote: StaffQuote;
  draft: OfferDraft;
  send: ReturnType<typeof useSendOffer>;
  previewButton: RefObject<HTMLButtonElement | null>;
  /** The offer has problems, or a rate is missing. */
  isBroken: boolean;
  /** Someone else has made a newer revision. */
  isReplaced: boolean;
  needsApproval: boolean;
  /** The ids of the reasons why the offer is broken. */
  describedBy: string | undefined;
}

export function BuilderActions({
  quote: { reference },
  draft,
  send,
  previewButton,
  isBroken,
  isReplaced,
  needsApproval,
  describedBy,
}: BuilderActionsProps) {
  const preview = useFileView(`${reference}-preview`, () =>
    call.quotes.previewPdf({ reference, options: draft.options.map(optionOf) }),
  );
  return (
    <>
      <Button
        ref={previewButton}
        variant="secondary"
        pending={preview.pending}
        busyLabel="Opening..."
        disabled={isBroken}
        aria-describedby={describedBy}
        onClick={preview.view}
      >
        Preview PDF
      </Button>
      <Button
        pending={send.pending}
        busyLabel="Sending..."
        disabled={isBroken || isReplaced}
        aria-keyshortcuts="Control+Enter"
        aria-describedby={describedBy}
        onClick={() => send.write()}
      >
        {needsApproval ? 'Ask for approval' : 'Send offer'}
      </Button>
    </>
  );
}
