import { useQueryClient } from '@tanstack/react-query';
import Plus from 'lucide-react/icons/plus';
import Trash from 'lucide-react/icons/trash-2';
import type { OrganisationChange } from '#contract/organisations.ts';
import { api, call } from '#web/api/client.ts';
import { rulesResolver } from '#web/forms/field-messages.ts';
import { useFieldArray } from '#web/forms/form-context.tsx';
import { SubmitForm } from '#web/forms/submit-form.tsx';
import { useForm } from '#web/forms/use-form.ts';
import { useWrite } from '#web/forms/use-write.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/fields/field.tsx';
import { TextInput } from '#web/ui/fields/text-input.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { toast } from '#web/ui/overlays/toast.ts';

type Row = Record<string, string>;

interface CompanyListProps {
  organisation_id: string;
  /** The list's name in the API, with which the server's messages begin. */
  list: 'addresses' | 'contacts';
  /** Names an item: "address". */
  item: string;
  fields: readonly { name: string; label: string; optional?: boolean; hint?: string }[];
  rows: readonly Row[];
}

const MOST = 50;

/** Edits a list of the company as a whole. The server checks the fields. */
export function CompanyList({ organisation_id: id, list, item, fields, rows }: CompanyListProps) {
  const queryClient = useQueryClient();
  const form = useForm({
    initial: { rows: [...rows] },
    resolver: rulesResolver<{ rows: Row[] }>(() => ({})),
  });
  const { fields: items, append, remove } = useFieldArray({ control: form.control, name: 'rows' });
  const save = useWrite({
    send: ({ rows: typed }: { rows: Row[] }, options) => {
      const values = typed.map((row) =>
        Object.fromEntries(fields.map(({ name }) => [name, row[name]?.trim() ?? ''])),
      );
      return call.organisations.change(
        { id, [list]: values } as { id: string } & OrganisationChange,
        options,
      );
    },
    onSuccess: (changed) => {
      queryClient.setQueryData(api.organisations.find.queryKey({ input: { id } }), changed);
      toast({ title: 'Company saved' });
    },
    form: {
      settle: form.settle,
      refuse: (messages) =>
        form.refuse(
          Object.fromEntries(
            Object.entries(messages).map(([path, message]) => [path.replace(`${list}.`, 'rows.'), message]),
          ),
        ),
    },
  });
  const addId = form.idOf('add');
  return (
    <SubmitForm
      form={form}
      call={save}
      onSubmit={form.submit(save.write)}
      submitLabel={`Save ${list}`}
      busyLabel="Saving..."
    >
      {items.length === 0 && <p className="text-ui text-ink-2">No {list} yet.</p>}
      {items.map(({ id: key }, index) => (
        <fieldset key={key} className="rounded-md border border-line bg-surface p-4">
          <legend className="sr-only">
            {item} {index + 1}
          </legend>
          <div className="grid items-start gap-4 sm:grid-cols-2 lg:grid-cols-4">
            {fields.map(({ name, label, ...rest }) => {
              const path = `rows.${index}.${name}` as const;
              const { control, error } = form.field(path);
              return (
                <Field key={name} label={label} id={form.idOf(path)} error={error} {...rest}>
                  <TextInput {...control} autoComplete="off" maxLength={200} />
                </Field>
              );
            })}
          </div>
          <div className="mt-2 flex justify-end">
            <IconButton
              label={`Remove ${item} ${index + 1}`}
              icon={<Trash aria-hidden="true" />}
              onClick={() => {
                remove(index);
                document.getElementById(addId)?.focus();
              }}
            />
          </div>
        </fieldset>
      ))}
      {items.length < MOST && (
        <Button
          id={addId}
          variant="secondary"
          className="self-start"
          icon={<Plus aria-hidden="true" />}
          onClick={() => append(Object.fromEntries(fields.map(({ name }) => [name, ''])))}
        >
          Add {item}
        </Button>
      )}
    </SubmitForm>
  );
}
