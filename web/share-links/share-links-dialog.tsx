import { useState } from 'react';
import { DiscardQuestion } from '#web/forms/leave-guard/discard-question.tsx';
import { GuardedForms, useGuardedForms } from '#web/forms/leave-guard/guarded-forms.ts';
import { useCloseQuestion } from '#web/forms/leave-guard/use-leave-question.ts';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { ShareLinkAddress } from './share-link-address.tsx';
import { ShareLinkForm } from './share-link-form.tsx';
import { ShareLinkList } from './share-link-list.tsx';

interface ShareLinksDialogProps {
  tracking_number: string;
  onClose: () => void;
}

/** Makes a share link, shows its address once, and lists the links in force. */
export function ShareLinksDialog({ tracking_number, onClose }: ShareLinksDialogProps) {
  const [made, setMade] = useState<{ id: string; url: string } | null>(null);
  const { forms, isDirty } = useGuardedForms();
  const { leaving, close } = useCloseQuestion(isDirty, onClose);
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && close()}
      title={
        <>
          Share <span className="code">{tracking_number}</span>
        </>
      }
      description="Anyone with the link can see what you choose, without an account."
      footer={leaving && <DiscardQuestion onDiscard={leaving.discard} onKeep={leaving.keep} />}
    >
      <div className="flex flex-col gap-8">
        {made ? (
          <ShareLinkAddress url={made.url} onAnother={() => setMade(null)} />
        ) : (
          <GuardedForms value={forms}>
            <ShareLinkForm tracking_number={tracking_number} onMade={setMade} />
          </GuardedForms>
        )}
        <ShareLinkList
          tracking_number={tracking_number}
          onRevoked={(id) => setMade((shown) => (shown?.id === id ? null : shown))}
        />
      </div>
    </Dialog>
  );
}
