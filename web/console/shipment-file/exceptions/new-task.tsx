import { momentOfLocalInput } from '#domain/calendar/local-input.ts';
import { call } from '#web/api/client.ts';
import { rulesResolver } from '#web/forms/field-messages.ts';
import { SubmitForm } from '#web/forms/submit-form.tsx';
import { useForm } from '#web/forms/use-form.ts';
import { useWrite } from '#web/forms/use-write.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/fields/field.tsx';
import { LineField } from '#web/ui/fields/line-field.tsx';
import { TextInput } from '#web/ui/fields/text-input.tsx';
import { OwnerField } from './owner-field.tsx';

interface NewTaskProps {
  tracking_number: string;
  /** Of the due date. */
  time_zone: string;
  onDone: () => void;
}

const EMPTY = { title: '', due_at: '', owner_id: '' };

const resolver = rulesResolver(({ title }: typeof EMPTY) => ({
  title: title.trim() === '' ? 'Enter what to do.' : undefined,
}));

export function NewTask({ tracking_number, time_zone, onDone }: NewTaskProps) {
  const form = useForm({ initial: EMPTY, resolver });
  const add = useWrite({
    form,
    send: ({ title, due_at, owner_id }: typeof EMPTY, options) =>
      call.tasks.add(
        { tracking_number, title, due_at: momentOfLocalInput(due_at, time_zone), owner_id: owner_id || null },
        options,
      ),
    onSuccess: onDone,
  });
  return (
    <SubmitForm
      form={form}
      call={add}
      onSubmit={form.submit(add.write)}
      submitLabel="Add"
      busyLabel="Adding..."
      beside={
        <Button variant="secondary" onClick={onDone}>
          Cancel
        </Button>
      }
      className="p-4"
    >
      <LineField form={form} name="title" label="Task" maxLength={200} autoComplete="off" />
      <Field
        label="Due"
        hint={`Local time, ${time_zone}`}
        id={form.idOf('due_at')}
        error={form.errorOf('due_at')}
        optional
      >
        <TextInput type="datetime-local" {...form.field('due_at').control} />
      </Field>
      <OwnerField
        id={form.idOf('owner_id')}
        error={form.errorOf('owner_id')}
        present={null}
        control={form.field('owner_id').control}
      />
    </SubmitForm>
  );
}
