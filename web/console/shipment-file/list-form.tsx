import { useQueryClient } from '@tanstack/react-query';
import Plus from 'lucide-react/icons/plus';
import Trash from 'lucide-react/icons/trash-2';
import type { ShipmentFile } from '#contract/shipment-file.ts';
import { api, type CallOptions } from '#web/api/client.ts';
import { rulesResolver } from '#web/forms/field-messages.ts';
import { useFieldArray } from '#web/forms/form-context.tsx';
import { SubmitForm } from '#web/forms/submit-form.tsx';
import { useForm } from '#web/forms/use-form.ts';
import { useWrite } from '#web/forms/use-write.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/fields/field.tsx';
import { Select } from '#web/ui/fields/select.tsx';
import { TextInput } from '#web/ui/fields/text-input.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { toast } from '#web/ui/overlays/toast.ts';

/** The fields of one item as typed; `id` is that of a stored item. */
export type ListRow = Record<string, string>;

export interface ListField {
  name: string;
  label: string;
  optional?: boolean;
  hint?: string;
  /** A choice instead of a text. */
  options?: readonly { value: string; label: string }[];
  type?: 'datetime-local';
}

interface ListFormProps {
  file: Pick<ShipmentFile, 'tracking_number' | 'version'>;
  /** The list's name in the API, with which the server's messages begin. */
  list: 'references' | 'parties' | 'equipment';
  /** Names an item: "reference". */
  item: string;
  fields: readonly ListField[];
  rows: readonly ListRow[];
  newRow: ListRow;
  send: (rows: readonly ListRow[], options: { context: CallOptions }) => Promise<ShipmentFile>;
  onDone: () => void;
}

/**
 * Edits one list of the file as a whole, under the version that was read. Where someone else was faster, the form says who
 * and keeps what was typed; a second save uses the version that was loaded then.
 */
export function ListForm({ file, list, item, fields, rows, newRow, send, onDone }: ListFormProps) {
  const queryClient = useQueryClient();
  const { queryKey } = api.shipmentFile.find.queryOptions({
    input: { trackingNumber: file.tracking_number },
  });
  const form = useForm({
    initial: { rows: [...rows] },
    resolver: rulesResolver<{ rows: ListRow[] }>(() => ({})),
  });
  const { fields: items, append, remove } = useFieldArray({ control: form.control, name: 'rows' });
  const save = useWrite({
    send: ({ rows: typed }: { rows: ListRow[] }, { context }) =>
      send(typed, { context: { ...context, ifMatch: file.version } }),
    onSuccess: (saved) => {
      queryClient.setQueryData(queryKey, saved);
      toast({ title: 'File saved' });
      onDone();
    },
    form: {
      settle: form.settle,
      refuse: (messages) =>
        form.refuse(
          Object.fromEntries(
            Object.entries(messages).map(([path, message]) => [rowPath(list, path), message]),
          ),
        ),
    },
    invalidates: queryKey,
  });
  const addId = form.idOf('add');
  return (
    <SubmitForm
      form={form}
      call={save}
      onSubmit={form.submit(save.write)}
      submitLabel="Save"
      busyLabel="Saving..."
    >
      {items.map(({ id }, index) => (
        <fieldset key={id} className="rounded-md border border-line bg-surface p-4">
          <legend className="sr-only">
            {item} {index + 1}
          </legend>
          <div className="grid items-start gap-4 sm:grid-cols-2 lg:grid-cols-4">
            {fields.map(({ name, label, options, type, ...rest }) => {
              const path = `rows.${index}.${name}` as const;
              const { control, error } = form.field(path);
              return (
                <Field key={name} label={label} id={form.idOf(path)} error={error} {...rest}>
                  {options ? (
                    <Select {...control} options={options} />
                  ) : (
                    <TextInput {...control} type={type ?? 'text'} autoComplete="off" maxLength={300} />
                  )}
                </Field>
              );
            })}
            <IconButton
              label={`Remove ${item} ${index + 1}`}
              icon={<Trash aria-hidden="true" />}
              className="self-end justify-self-end"
              onClick={() => {
                remove(index);
                document.getElementById(addId)?.focus();
              }}
            />
          </div>
        </fieldset>
      ))}
      <div className="flex flex-wrap gap-3">
        <Button
          id={addId}
          variant="secondary"
          icon={<Plus aria-hidden="true" />}
          onClick={() => append({ ...newRow })}
        >
          Add {item}
        </Button>
        <Button variant="secondary" onClick={onDone}>
          Cancel
        </Button>
      </div>
    </SubmitForm>
  );
}

/** 'equipment.0.vgm.kg' is the field 'rows.0.vgm_kg'. */
export function rowPath(list: string, path: string): string {
  const [, index, ...names] = path.split('.');
  return path.startsWith(`${list}.`) && names.length > 0 ? `rows.${index}.${names.join('_')}` : path;
}
