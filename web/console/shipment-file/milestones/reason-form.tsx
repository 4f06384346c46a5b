import { api, type CallOptions } from '#web/api/client.ts';
import { rulesResolver } from '#web/forms/field-messages.ts';
import { SubmitForm } from '#web/forms/submit-form.tsx';
import { useForm } from '#web/forms/use-form.ts';
import { useWrite } from '#web/forms/use-write.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/fields/field.tsx';
import { TextInput } from '#web/ui/fields/text-input.tsx';

const resolver = rulesResolver(({ reason }: { reason: string }) => ({
  reason: reason.trim() === '' ? 'Enter a reason.' : undefined,
}));

interface ReasonFormProps {
  submitLabel: string;
  busyLabel: string;
  send: (reason: string, options: { context: CallOptions }) => Promise<unknown>;
  onDone: () => void;
}

/** Asks why a report is retracted, or counts instead of another. */
export function ReasonForm({ submitLabel, busyLabel, send, onDone }: ReasonFormProps) {
  const form = useForm({ initial: { reason: '' }, resolver });
  const write = useWrite({
    form,
    send: ({ reason }: { reason: string }, options) => send(reason, options),
    onSuccess: onDone,
    invalidates: api.milestones.key(),
  });
  const { control, error } = form.field('reason');
  return (
    <SubmitForm
      form={form}
      call={write}
      onSubmit={form.submit(write.write)}
      submitLabel={submitLabel}
      busyLabel={busyLabel}
      beside={
        <Button variant="secondary" onClick={onDone}>
          Cancel
        </Button>
      }
      className="mt-2"
    >
      <Field label="Reason" id={form.idOf('reason')} error={error}>
        <TextInput {...control} maxLength={300} autoComplete="off" />
      </Field>
    </SubmitForm>
  );
}
