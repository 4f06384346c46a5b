import { api, call } from '#web/api/client.ts';
import { useWrite } from '#web/forms/use-write.ts';
import { Alert } from '#web/ui/alert.tsx';
import { InlineQuestion } from '#web/ui/overlays/inline-question.tsx';
import { toast } from '#web/ui/overlays/toast.ts';
import { OFFLINE, useOnline } from '#web/ui/use-online.ts';

interface RemoveCarrierFeedProps {
  organisation_id: string;
  onRemoved: () => void;
  onClose: () => void;
}

export function RemoveCarrierFeed({ organisation_id: id, onRemoved, onClose }: RemoveCarrierFeedProps) {
  const online = useOnline();
  const { write, pending, failure } = useWrite({
    send: (_, options) => call.organisations.removeCarrierFeed({ id }, options),
    onSuccess: () => {
      toast({ title: 'Tracking feed removed' });
      onRemoved();
    },
    invalidates: api.organisations.carrierFeed.key(),
  });
  return (
    <div className="mt-4 flex flex-col gap-3">
      {failure && <Alert title={failure} />}
      <InlineQuestion
        question="Remove this feed?"
        act="Remove feed"
        keep="Cancel"
        destructive
        pending={pending}
        locked={online ? undefined : OFFLINE}
        onAct={() => write()}
        onKeep={onClose}
        className="rounded-md border border-line p-4"
      >
        The credential is deleted. Milestones that were recorded stay.
      </InlineQuestion>
    </div>
  );
}
