import { useQueryClient } from '@tanstack/react-query';
import type { Branch } from '#contract/branches.ts';
import type { PersonRecord } from '#contract/people/staff.ts';
import { api, call } from '#web/api/client.ts';
import { rulesResolver } from '#web/forms/field-messages.ts';
import { RecordFormDialog } from '#web/forms/versions/record-form-dialog.tsx';
import { useRecordForm } from '#web/forms/versions/use-record-form.ts';
import { CheckboxRow } from '#web/ui/fields/choice-row.tsx';
import { Field } from '#web/ui/fields/field.tsx';
import { Select } from '#web/ui/fields/select.tsx';
import { toast } from '#web/ui/overlays/toast.ts';

interface BranchesDialogProps {
  person: Pick<PersonRecord, 'user_id' | 'full_name' | 'home_branch' | 'branches' | 'updated_at'>;
  known: readonly Branch[];
  onClose: () => void;
}

interface Values {
  /** '' for none. */
  home_branch: string;
  branches: string[];
}

const resolver = rulesResolver(({ home_branch, branches }: Values) => ({
  ...(home_branch !== '' &&
    branches.length > 0 &&
    !branches.includes(home_branch) && {
      home_branch: 'Choose one of the branches that this dispatcher is limited to.',
    }),
}));

/** The home branch of a dispatcher and the branches they are limited to. */
export function BranchesDialog({ person, known, onClose }: BranchesDialogProps) {
  const { user_id: userId, full_name } = person;
  const queryClient = useQueryClient();
  const edit = useRecordForm<BranchesDialogProps['person'], Values>({
    record: person,
    valuesOf: (stored) => ({ home_branch: stored?.home_branch ?? '', branches: stored?.branches ?? [] }),
    resolver,
    readNewest: () =>
      queryClient.fetchQuery({
        ...api.people.find.queryOptions({ input: { user_id: userId } }),
        staleTime: 0,
      }),
    send: (input, options) =>
      call.people.setBranches({ ...input, user_id: userId, home_branch: input.home_branch || null }, options),
    onSuccess: () => {
      toast({ title: 'Branches saved', description: `They apply to ${full_name} from now on.` });
      onClose();
    },
    invalidates: api.people.key(),
    failureToast: { title: 'Error', description: 'Failed to save the branches' },
  });
  const { form } = edit;
  const { values, change, idOf, errorOf } = form;
  const title = `Branches of ${full_name}`;
  return (
    <RecordFormDialog
      title={title}
      description="Changes apply immediately."
      edit={edit}
      what="these branches"
      nameOf={(field) => ({ home_branch: 'Home branch', branches: 'Limit to branches' })[field]}
      textOf={(_, value) => (Array.isArray(value) ? value.join(', ') || 'all branches' : String(value))}
      onClose={onClose}
    >
      <Field
        label="Home branch"
        hint="Their console starts with its shipments."
        id={idOf('home_branch')}
        error={errorOf('home_branch')}
      >
        <Select
          options={[
            { value: '', label: 'None' },
            ...known.map(({ code, name }) => ({ value: code, label: `${name} (${code})` })),
          ]}
          value={values.home_branch}
          onChange={({ target }) => change({ home_branch: target.value })}
        />
      </Field>
      <fieldset className="flex flex-col gap-2">
        <legend className="mb-2 text-ui font-semibold">Limit to branches</legend>
        <p className="text-caption">
          They see and change only the shipments of the branches you choose. Choose none for all branches.
        </p>
        {known.map(({ code, name }) => (
          <CheckboxRow
            key={code}
            label={name}
            aside={code}
            checked={values.branches.includes(code)}
            onChange={({ target }) =>
              change({
                branches: target.checked
                  ? [...values.branches, code]
                  : values.branches.filter((other) => other !== code),
              })
            }
          />
        ))}
      </fieldset>
    </RecordFormDialog>
  );
}
