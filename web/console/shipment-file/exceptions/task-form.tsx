import type { Task } from '#contract/tasks.ts';
import { localInputOf, momentOfLocalInput } from '#domain/calendar/local-input.ts';
import { api, call } from '#web/api/client.ts';
import { queryClient } from '#web/api/query-client.ts';
import { rulesResolver } from '#web/forms/field-messages.ts';
import { isSame } from '#web/forms/merge-versions.ts';
import { NewerVersion } from '#web/forms/newer-version.tsx';
import { SubmitForm } from '#web/forms/submit-form.tsx';
import { useVersionedForm } from '#web/forms/use-versioned-form.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/fields/field.tsx';
import { LineField } from '#web/ui/fields/line-field.tsx';
import { TextInput } from '#web/ui/fields/text-input.tsx';
import { OwnerField } from './owner-field.tsx';

interface TaskFormProps {
  tracking_number: string;
  /** Of the due date. */
  time_zone: string;
  /** The one to change; null adds another. */
  task: Task | null;
  onDone: () => void;
  onSaved?: (() => void) | undefined;
}

interface Values {
  title: string;
  /** Local to the destination. */
  due_at: string;
  owner_id: string;
}

type Stored = Pick<Task, 'title' | 'due_at' | 'owner' | 'version'>;

const NEW: Stored = { title: '', due_at: null, owner: null, version: 0 };
const FIELD_NAMES: Record<string, string> = { title: 'Task', due_at: 'Due', owner_id: 'Owner' };

const resolver = rulesResolver(({ title }: Values) => ({
  title: title.trim() === '' ? 'Enter what to do.' : undefined,
}));

/** Adds a task, or changes one under the version that was read. What someone else has saved is shown first. */
export function TaskForm({ tracking_number, time_zone, task, onDone, onSaved }: TaskFormProps) {
  const stored: Stored = task ?? NEW;
  const valuesOf = ({ title, due_at, owner }: Stored): Values => ({
    title,
    due_at: due_at ? localInputOf(due_at, time_zone) : '',
    owner_id: owner?.user_id ?? '',
  });
  const fieldsOf = ({ title, due_at, owner_id }: Values) => ({
    title,
    due_at: momentOfLocalInput(due_at, time_zone),
    owner_id: owner_id || null,
  });
  const edit = useVersionedForm<Stored, Values>({
    stored,
    valuesOf,
    resolver: () => resolver,
    conflicts: ({ base, newer }) => !isSame(base, newer),
    send: async (values, { base, accept }, { context }) => {
      const fields = fieldsOf(values);
      if (!task) return accept(await call.tasks.add({ ...fields, tracking_number }, { context }));
      // A due date that is sent no longer follows the departure or the arrival.
      const former = valuesOf(base());
      const changed = Object.entries(fields).filter(
        ([name]) => values[name as keyof Values] !== former[name as keyof Values],
      );
      const change = { id: task.id, ...Object.fromEntries(changed) };
      accept(await call.tasks.change(change, { context: { ...context, ifMatch: base().version } }));
    },
    onSuccess: () => {
      onDone();
      onSaved?.();
    },
    onFailure: () => void queryClient.invalidateQueries({ queryKey: api.tasks.key() }),
    invalidates: api.tasks.key(),
  });
  const { form } = edit;
  const textOf = (field: string, value: unknown) => {
    if (field === 'owner_id')
      return value === stored.owner?.user_id ? stored.owner?.full_name : String(value) && 'another person';
    return field === 'due_at' ? String(value).replace('T', ' ') : String(value);
  };
  return (
    <SubmitForm
      form={form}
      call={{ failure: edit.failure, calls: form.attempt, pending: edit.pending }}
      onSubmit={form.submit(edit.write)}
      submitLabel={task ? 'Save' : 'Add'}
      busyLabel={task ? 'Saving...' : 'Adding...'}
      beside={
        <Button variant="secondary" onClick={onDone}>
          Cancel
        </Button>
      }
      className="p-4"
    >
      <NewerVersion what="this task" edit={edit} nameOf={(field) => FIELD_NAMES[field]} textOf={textOf} />
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
        present={task?.owner ?? null}
        control={form.field('owner_id').control}
      />
    </SubmitForm>
  );
}
