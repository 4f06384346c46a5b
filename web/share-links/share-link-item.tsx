import { useState } from 'react';
import type { ShareLink } from '#contract/share-links.ts';
import { DOCUMENT_NAMES } from '#domain/documents/document-names.ts';
import { call } from '#web/api/client.ts';
import { useWrite } from '#web/forms/use-write.ts';
import { counted } from '#web/shipments/amounts.ts';
import { Age, Moment } from '#web/tracking/moment.tsx';
import { Button } from '#web/ui/button.tsx';
import { InlineQuestion } from '#web/ui/overlays/inline-question.tsx';
import { toast } from '#web/ui/overlays/toast.ts';
import { OFFLINE, useOnline } from '#web/ui/use-online.ts';
import { PART_LABELS } from './share-link-values.ts';

interface ShareLinkItemProps {
  link: ShareLink;
  onRevoked: () => void;
}

/** A link with its views, and the question before it is revoked. */
export function ShareLinkItem({ link, onRevoked }: ShareLinkItemProps) {
  const [confirming, setConfirming] = useState(false);
  const online = useOnline();
  const revoke = useWrite({
    send: (input: { id: string }, options) => call.shareLinks.revoke(input, options),
    onSuccess: () => {
      toast({ title: 'Link revoked', description: 'Its page can’t be opened anymore.' });
      onRevoked();
    },
    failureToast: { title: 'Error' },
  });
  if (confirming)
    return (
      <li className="border-t border-line py-3">
        <InlineQuestion
          question="Revoke this link?"
          act="Revoke"
          keep="Keep"
          destructive
          pending={revoke.pending}
          locked={online ? undefined : OFFLINE}
          onAct={() => revoke.write({ id: link.id })}
          onKeep={() => setConfirming(false)}
        >
          Its page stops working immediately for everyone who has the link.
        </InlineQuestion>
      </li>
    );
  return (
    <li className="flex items-center gap-3 border-t border-line py-3">
      <div className="min-w-0 flex-1">
        <p className="text-ui font-semibold">{partsText(link)}</p>
        <p className="text-caption">
          Expires <Moment at={link.expires_at} /> · {counted(link.views, 'view')}
          {link.last_viewed_at && (
            <>
              , last <Age since={link.last_viewed_at} />
            </>
          )}
          {link.has_pin && ' · with PIN'}
        </p>
        {link.locked && (
          <p className="text-dense font-semibold text-danger">
            Locked after 10 wrong PINs. Revoke it and create another.
          </p>
        )}
      </div>
      <Button
        variant="secondary"
        aria-label={`Revoke link: ${partsText(link)}`}
        onClick={() => setConfirming(true)}
      >
        Revoke
      </Button>
    </li>
  );
}

function partsText({ show, document_kinds }: ShareLink): string {
  const kinds = document_kinds?.map((kind) => DOCUMENT_NAMES[kind]).join(', ');
  return show
    .map((part) => (part === 'documents' && kinds ? `Documents (${kinds})` : PART_LABELS[part]))
    .join(' · ');
}
