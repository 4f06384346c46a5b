import { useNavigate } from 'react-router';
import type { Organisation } from '#contract/organisations/organisation-records.ts';
import { call } from '#web/api/client.ts';
import { rulesResolver } from '#web/forms/field-messages.ts';
import { FormDialog } from '#web/forms/form-dialog.tsx';
import { useLeaveQuestion } from '#web/forms/leave-guard/use-leave-question.ts';
import { useForm } from '#web/forms/use-form.ts';
import { useWrite } from '#web/forms/use-write.ts';
import { paths } from '#web/paths.ts';
import { Field } from '#web/ui/fields/field.tsx';
import { Select } from '#web/ui/fields/select.tsx';
import { TextInput } from '#web/ui/fields/text-input.tsx';
import { ROLE_LABELS } from './role-labels.ts';

type Role = NonNullable<Organisation['roles']>[number];
interface Values {
  name: string;
  role: Role;
}

const NEW: Values = { name: '', role: 'customer' };
const ROLES = Object.entries(ROLE_LABELS).map(([value, label]) => ({ value, label }));
const resolver = rulesResolver(({ name }: Values) => ({
  name: name.trim() === '' ? 'Enter a name.' : undefined,
}));

/** Adds a company and opens it. */
export function NewCompanyDialog({ onClose }: { onClose: () => void }) {
  const navigate = useNavigate();
  const form = useForm({ initial: NEW, resolver });
  const { write, pending, failure } = useWrite({
    form,
    send: ({ name, role }: Values, options) => call.organisations.create({ name, roles: [role] }, options),
    onSuccess: ({ id }) => void navigate(paths.companies(id)),
  });
  const leaving = useLeaveQuestion(form.isDirty, ['new']);
  const name = form.field('name');
  return (
    <FormDialog
      title="Add a company"
      description="Invite its people afterwards."
      form={form}
      failure={failure}
      onSubmit={form.submit(write)}
      submitLabel="Add company"
      busyLabel="Adding..."
      pending={pending}
      leaving={leaving}
      onClose={onClose}
    >
      <Field label="Name" id={form.idOf('name')} error={name.error}>
        <TextInput {...name.control} maxLength={160} autoComplete="off" />
      </Field>
      <Field label="Role" id={form.idOf('role')} error={form.errorOf('role')}>
        <Select {...form.field('role').control} options={ROLES} />
      </Field>
    </FormDialog>
  );
}
