import { api, call } from '#web/api/client.ts';
import { rulesResolver } from '#web/forms/field-messages.ts';
import { DiscardQuestion } from '#web/forms/leave-guard/discard-question.tsx';
import { useCancelQuestion } from '#web/forms/leave-guard/use-leave-question.ts';
import { SubmitForm } from '#web/forms/submit-form.tsx';
import { useForm } from '#web/forms/use-form.ts';
import { useWrite } from '#web/forms/use-write.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/fields/field.tsx';
import { Textarea } from '#web/ui/fields/textarea.tsx';

const resolver = rulesResolver((_: { reason: string }) => ({}));

interface DeclineAmendmentProps {
  id: string;
  onDeclined: () => void;
  onCancel: () => void;
}

/** Declines an amendment, with a reason for its customer. */
export function DeclineAmendment({ id, onDeclined, onCancel }: DeclineAmendmentProps) {
  const form = useForm({ initial: { reason: '' }, resolver });
  const decline = useWrite({
    form,
    send: ({ reason }: { reason: string }, options) =>
      call.amendments.decline({ id, ...(reason.trim() && { reason: reason.trim() }) }, options),
    onSuccess: onDeclined,
    invalidates: api.amendments.key(),
  });
  const { leaving, close } = useCancelQuestion(form.isDirty, onCancel);
  const { control, error } = form.field('reason');
  return (
    <SubmitForm
      form={form}
      call={decline}
      onSubmit={form.submit(decline.write)}
      submitLabel="Decline"
      busyLabel="Declining..."
      beside={
        leaving ? (
          <DiscardQuestion onDiscard={leaving.discard} onKeep={leaving.keep} />
        ) : (
          <Button variant="secondary" onClick={close}>
            Cancel
          </Button>
        )
      }
      className="mt-2 max-w-160"
    >
      <p className="font-semibold">Decline this amendment?</p>
      <Field
        label="Reason"
        optional
        hint="The customer gets it with the notification."
        id={form.idOf('reason')}
        error={error}
      >
        <Textarea {...control} rows={2} maxLength={500} />
      </Field>
    </SubmitForm>
  );
}
