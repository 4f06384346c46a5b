import type { BookingTemplate } from '#contract/booking-templates.ts';
import { api, call } from '#web/api/client.ts';
import { useWrite } from '#web/forms/use-write.ts';
import { Alert } from '#web/ui/alert.tsx';
import { InlineQuestion } from '#web/ui/overlays/inline-question.tsx';
import { toast } from '#web/ui/overlays/toast.ts';
import { OFFLINE_DO_LATER, useOnline } from '#web/ui/use-online.ts';

interface DeleteTemplateProps {
  template: BookingTemplate;
  onClose: () => void;
}

export function DeleteTemplate({ template: { id, name }, onClose }: DeleteTemplateProps) {
  const online = useOnline();
  const { write, pending, failure } = useWrite({
    send: (_, options) => call.bookingTemplates.remove({ id }, options),
    onSuccess: () => {
      toast({ title: 'Template deleted' });
      onClose();
    },
    invalidates: api.bookingTemplates.key(),
  });
  return (
    <>
      {failure && <Alert className="mb-3" title={failure} />}
      <InlineQuestion
        question={`Delete ${name}?`}
        act="Delete template"
        keep="Keep it"
        destructive
        pending={pending}
        locked={online ? undefined : OFFLINE_DO_LATER}
        onAct={() => write()}
        onKeep={onClose}
      >
        Bookings made with it stay.
      </InlineQuestion>
    </>
  );
}
