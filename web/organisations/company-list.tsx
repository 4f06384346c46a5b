import Plus from 'lucide-react/icons/plus';
import Trash from 'lucide-react/icons/trash-2';
import type { Organisation } from '#contract/organisations/organisation-records.ts';
import { rulesResolver } from '#web/forms/field-messages.ts';
import { useFieldArray } from '#web/forms/form-context.tsx';
import { isSame } from '#web/forms/merge-versions.ts';
import { NewerVersion } from '#web/forms/newer-version.tsx';
import { fieldsRefused } from '#web/forms/refused-fields.ts';
import { SubmitForm } from '#web/forms/submit-form.tsx';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/fields/field.tsx';
import { TextInput } from '#web/ui/fields/text-input.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { useCompanyForm } from './use-company-form.ts';

type Row = Record<string, string>;

interface CompanyListProps {
  organisation: Organisation;
  /** Whether it is the company of the person, not one of those that staff manage. */
  isOwn?: boolean;
  /** The list's name in the API, with which the server's messages begin. */
  list: 'addresses' | 'contacts';
  /** Names an item: "address". */
  item: string;
  fields: readonly { name: string; label: string; optional?: boolean; hint?: string; className?: string }[];
}

const MAX_COMPANIES = 50;
const resolver = rulesResolver<{ rows: Row[] }>(() => ({}));

/** Edits a list of the company as a whole. The server checks the fields. */
export function CompanyList({ organisation, isOwn, list, item, fields }: CompanyListProps) {
  const rowOf = (stored: Readonly<Record<string, string | null>>): Row =>
    Object.fromEntries(fields.map(({ name }) => [name, stored[name]?.trim() ?? '']));
  const edit = useCompanyForm<{ rows: Row[] }>({
    organisation,
    isOwn,
    valuesOf: (stored) => ({ rows: stored[list].map(rowOf) }),
    resolver,
    changeOf: ({ rows }, base) => (isSame(rows, base.rows) ? {} : { [list]: rows.map(rowOf) }),
    refusedIn: (error) =>
      Object.fromEntries(
        Object.entries(fieldsRefused(error)).map(([path, message]) => [
          path.replace(`${list}.`, 'rows.'),
          message,
        ]),
      ),
  });
  const { form } = edit;
  const { fields: items, append, remove } = useFieldArray({ control: form.control, name: 'rows' });
  const addId = form.idOf('add');
  return (
    <SubmitForm
      form={form}
      call={{ failure: edit.failure, calls: form.attempt, pending: edit.pending }}
      onSubmit={form.submit(edit.write)}
      submitLabel={`Save ${list}`}
      busyLabel="Saving..."
    >
      <NewerVersion what="this company" edit={edit} nameOf={() => `The list of ${list}`} textOf={listText} />
      {items.length === 0 && <p className="text-ui text-ink-2">No {list} yet.</p>}
      {items.map(({ id: key }, index) => (
        <fieldset key={key} className="rounded-md border border-line bg-surface p-4">
          <legend className="sr-only">
            {item} {index + 1}
          </legend>
          <div className="field-grid sm:grid-cols-2 lg:grid-cols-4">
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
      {items.length < MAX_COMPANIES && (
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

/** 'Warehouse 2, Rotterdam, NL; Head office, Delft, NL' */
function listText(_: string, rows: unknown): string {
  return (rows as Row[]).map((row) => Object.values(row).filter(Boolean).join(', ')).join('; ');
}
