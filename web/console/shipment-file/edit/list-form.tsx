import { useQueryClient } from '@tanstack/react-query';
import Plus from 'lucide-react/icons/plus';
import type { ShipmentFile } from '#contract/shipments/shipment-file.ts';
import { api, type CallOptions } from '#web/api/client.ts';
import { type FieldMessages, rulesResolver } from '#web/forms/field-messages.ts';
import { useFieldArray } from '#web/forms/form-context.tsx';
import { isSame } from '#web/forms/merge-versions.ts';
import { NewerVersion } from '#web/forms/newer-version.tsx';
import { fieldsRefused } from '#web/forms/refused-fields.ts';
import { SubmitForm } from '#web/forms/submit-form.tsx';
import { useVersionedForm } from '#web/forms/use-versioned-form.ts';
import { Button } from '#web/ui/button.tsx';
import { toast } from '#web/ui/overlays/toast.ts';
import type { ListField } from './list-field.ts';
import { ListItem } from './list-item.tsx';
import { invalidFigures, invalidRows, type ListRow, rowPath } from './list-row.ts';

export interface EditProps {
  file: ShipmentFile;
  onDone: () => void;
}

interface ListFormProps {
  file: Pick<ShipmentFile, 'tracking_number' | 'version'>;
  /** The list's name in the API, with which the server's messages begin. */
  list: 'references' | 'parties' | 'cargo_lines' | 'equipment' | 'legs';
  /** Names an item: "reference". */
  item: string;
  fields: readonly ListField[];
  rows: readonly ListRow[];
  newRow: ListRow;
  /** For lists whose order matters: the two rows that replace one when it is split. */
  split?: (row: ListRow) => [ListRow, ListRow];
  /** Messages for what is wrong in a row, by the name of the field. */
  check?: (row: ListRow) => Record<string, string>;
  /** The field of a row for a name in the server's messages, where they differ. */
  fieldOf?: (row: ListRow, name: string) => string;
  send: (rows: readonly ListRow[], options: { context: CallOptions }) => Promise<ShipmentFile>;
  onDone: () => void;
}

interface Stored {
  version: number;
  rows: readonly ListRow[];
}

interface Values {
  rows: ListRow[];
}

const LIST_NAMES: Record<ListFormProps['list'], string> = {
  references: 'references',
  parties: 'parties',
  cargo_lines: 'cargo lines',
  equipment: 'containers',
  legs: 'legs',
};

/**
 * Edits one list of the file as a whole, under the version that was read. Where someone else was faster, the form shows
 * their list and keeps what was typed.
 */
export function ListForm(props: ListFormProps) {
  const { list, item, fields, newRow, split, onDone } = props;
  const edit = useListEdit(props);
  const { form } = edit;
  const items = useFieldArray({ control: form.control, name: 'rows' });
  const addId = form.idOf('add');
  const splitAt = (index: number) => {
    const row = form.getValues().rows[index];
    if (!row || !split) return;
    const [first, second] = split(row);
    items.update(index, first);
    items.insert(index + 1, second);
  };
  return (
    <SubmitForm
      form={form}
      call={{ failure: edit.failure, calls: form.attempt, pending: edit.pending }}
      onSubmit={form.submit(edit.write)}
      submitLabel="Save"
      busyLabel="Saving..."
      beside={
        <Button variant="secondary" onClick={onDone}>
          Cancel
        </Button>
      }
    >
      <NewerVersion
        what={`the ${LIST_NAMES[list]}`}
        edit={edit}
        nameOf={() => `The list of ${LIST_NAMES[list]}`}
        textOf={(_, value) => listText(fields, value as ListRow[])}
      />
      {items.fields.map(({ id }, index) => (
        <ListItem
          key={id}
          form={form}
          index={index}
          name={item}
          fields={fields}
          onRemove={() => {
            items.remove(index);
            document.getElementById(addId)?.focus();
          }}
          {...(split && { onSplit: () => splitAt(index) })}
          {...(split && index > 0 && { onMoveUp: () => items.move(index, index - 1) })}
        />
      ))}
      <div className="flex flex-wrap gap-3">
        <Button
          id={addId}
          variant="secondary"
          icon={<Plus aria-hidden="true" />}
          onClick={() => items.append({ ...newRow })}
        >
          Add {item}
        </Button>
      </div>
    </SubmitForm>
  );
}

function useListEdit({ file, list, fields, rows, check, fieldOf, send, onDone }: ListFormProps) {
  const queryClient = useQueryClient();
  const { queryKey } = api.shipmentFile.find.queryOptions({
    input: { tracking_number: file.tracking_number },
  });
  const blank = Object.fromEntries(fields.map(({ name }) => [name, '']));
  const edit = useVersionedForm<Stored, Values>({
    stored: { version: file.version, rows },
    // With all fields, since inputs add those that a row lacks and would make it look changed.
    valuesOf: (stored) => ({ rows: stored.rows.map((row) => ({ ...blank, ...row })) }),
    resolver: () =>
      rulesResolver((values) => ({
        ...invalidFigures(fields, values.rows),
        ...invalidRows(values.rows, check),
      })),
    // Other parts of the file raise its version as well.
    conflicts: ({ base, newer }) => !isSame(base, newer),
    send: async ({ rows: typed }, { base }, { context }) => {
      const saved = await send(typed, { context: { ...context, ifMatch: base().version } });
      queryClient.setQueryData(queryKey, saved);
    },
    onSuccess: () => {
      toast({ title: 'File saved' });
      onDone();
    },
    onFailure: () => void queryClient.invalidateQueries({ queryKey }),
    refusedIn: (error): FieldMessages =>
      Object.fromEntries(
        Object.entries(fieldsRefused(error)).map(([path, message]) => [
          rowPath(list, path, edit.form.getValues().rows, fieldOf),
          message,
        ]),
      ),
    invalidates: queryKey,
  });
  return edit;
}

/** 'HBL, NGB-0119; PO, 4711' */
function listText(fields: readonly ListField[], rows: readonly ListRow[]): string {
  const textOf = (row: ListRow) =>
    fields
      .map(({ name, options }) => options?.find(({ value }) => value === row[name])?.label ?? row[name])
      .filter(Boolean)
      .join(', ');
  return rows.map(textOf).join('; ');
}
