import type { Milestone } from '#contract/milestones.ts';
import { api, call } from '#web/api/client.ts';
import { rulesResolver } from '#web/forms/field-messages.ts';
import { SubmitForm } from '#web/forms/submit-form.tsx';
import { useForm } from '#web/forms/use-form.ts';
import { useWrite } from '#web/forms/use-write.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/fields/field.tsx';
import { TextInput } from '#web/ui/fields/text-input.tsx';

const resolver = rulesResolver(({ reason }: { reason: string }) => ({
  reason: reason.trim() === '' ? 'Say why.' : undefined,
}));

/** Retracts a report with a reason. It stays on record, and the next best one counts. */
export function RetractForm({ milestone, onDone }: { milestone: Pick<Milestone, 'id'>; onDone: () => void }) {
  const form = useForm({ initial: { reason: '' }, resolver });
  const retract = useWrite({
    form,
    send: ({ reason }: { reason: string }, options) =>
      call.milestones.retract({ id: milestone.id, reason }, options),
    onSuccess: onDone,
    invalidates: api.milestones.key(),
  });
  const { control, error } = form.field('reason');
  return (
    <SubmitForm
      form={form}
      call={retract}
      onSubmit={form.submit(retract.write)}
      submitLabel="Retract"
      busyLabel="Retracting..."
      className="mt-2"
    >
      <Field label="Reason" id={form.idOf('reason')} error={error}>
        <TextInput {...control} maxLength={300} autoComplete="off" />
      </Field>
      <div>
        <Button variant="secondary" onClick={onDone}>
          Cancel
        </Button>
      </div>
    </SubmitForm>
  );
}
