import { call } from '#web/api/client.ts';
import { rulesResolver } from '#web/forms/field-messages.ts';
import { useForm } from '#web/forms/use-form.ts';
import { useWrite } from '#web/forms/use-write.ts';
import { Button } from '#web/ui/button.tsx';
import { TextInput } from '#web/ui/fields/text-input.tsx';
import { toast } from '#web/ui/overlays/toast.ts';

const resolver = rulesResolver(({ name }: { name: string }) =>
  name.trim() === '' ? { name: 'Give the view a name.' } : {},
);

interface SaveViewProps {
  address: string;
  /** Of the saved views: one of the same name is replaced. */
  names: readonly string[];
}

/** Saves the current view under a name. */
export function SaveView({ address, names }: SaveViewProps) {
  const form = useForm({ initial: { name: '' }, resolver });
  const { write, pending, failure } = useWrite({
    form,
    send: ({ name }: { name: string }, options) => call.views.save({ name: name.trim(), address }, options),
    onSuccess: (_, { name }) => {
      toast({ title: 'View saved', description: name.trim() });
      form.reset();
    },
  });
  const { values, change } = form;
  const id = form.idOf('name');
  const problem = form.errorOf('name') ?? failure;
  const replaces = names.includes(values.name.trim());
  const describedBy = [replaces && `${id}-replaces`, problem && `${id}-problem`].filter(Boolean).join(' ');
  return (
    <form noValidate onSubmit={form.submit(write)} className="mt-2 px-2 pb-1">
      <label htmlFor={id} className="text-caption">
        Save current view as
      </label>
      <div className="mt-1 flex gap-2">
        <TextInput
          id={id}
          value={values.name}
          maxLength={60}
          onChange={({ target }) => change({ name: target.value })}
          aria-invalid={problem ? true : undefined}
          aria-describedby={describedBy || undefined}
          className="sm:h-9 sm:text-dense"
        />
        <Button type="submit" variant="secondary" pending={pending}>
          Save
        </Button>
      </div>
      {replaces && (
        <p id={`${id}-replaces`} role="status" className="mt-1 text-caption">
          Replaces your view of this name.
        </p>
      )}
      {problem && (
        <p id={`${id}-problem`} role="alert" className="mt-1 text-caption text-danger">
          {problem}
        </p>
      )}
    </form>
  );
}
