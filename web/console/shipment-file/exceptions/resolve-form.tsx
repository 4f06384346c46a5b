import { api, call } from '#web/api/client.ts';
import { rulesResolver } from '#web/forms/field-messages.ts';
import { SubmitForm } from '#web/forms/submit-form.tsx';
import { useForm } from '#web/forms/use-form.ts';
import { useWrite } from '#web/forms/use-write.ts';
import { Button } from '#web/ui/button.tsx';
import { LineField } from '#web/ui/fields/line-field.tsx';

const resolver = rulesResolver(({ resolution }: { resolution: string }) => ({
  resolution: resolution.trim() === '' ? 'Enter how it was resolved.' : undefined,
}));

export function ResolveForm({ id, onDone }: { id: string; onDone: () => void }) {
  const form = useForm({ initial: { resolution: '' }, resolver });
  const resolve = useWrite({
    form,
    send: ({ resolution }: { resolution: string }, options) =>
      call.exceptions.resolve({ id, resolution }, options),
    onSuccess: onDone,
    invalidates: api.exceptions.key(),
  });
  return (
    <SubmitForm
      form={form}
      call={resolve}
      onSubmit={form.submit(resolve.write)}
      submitLabel="Resolve"
      busyLabel="Resolving..."
      beside={
        <Button variant="secondary" onClick={onDone}>
          Cancel
        </Button>
      }
      className="mt-2"
    >
      <LineField form={form} name="resolution" label="Resolution" maxLength={500} autoComplete="off" />
    </SubmitForm>
  );
}
