import { useQueryClient } from '@tanstack/react-query';
import Plus from 'lucide-react/icons/plus';
import { useLayoutEffect, useRef } from 'react';
import type { ShipmentFile } from '#contract/shipments/shipment-file.ts';
import { isRefusal } from '#web/api/api-errors.ts';
import { api, type CallOptions } from '#web/api/client.ts';
import { rulesResolver } from '#web/forms/field-messages.ts';
import { useFieldArray } from '#web/forms/form-context.tsx';
import { isSame } from '#web/forms/merge-versions.ts';
import { SubmitForm } from '#web/forms/submit-form.tsx';
import { useForm } from '#web/forms/use-form.ts';
import { useWrite } from '#web/forms/use-write.ts';
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

/**
 * Edits one list of the file as a whole, under the version that was read. Where someone else was faster, the form says so
 * and keeps what was typed; a second save replaces the version that refused the first.
 */
export function ListForm({
  file,
  list,
  item,
  fields,
  rows,
  newRow,
  split,
  check,
  fieldOf,
  send,
  onDone,
}: ListFormProps) {
  const queryClient = useQueryClient();
  const { queryKey } = api.shipmentFile.find.queryOptions({
    input: { tracking_number: file.tracking_number },
  });
  const form = useForm({
    initial: { rows: [...rows] },
    resolver: rulesResolver<{ rows: ListRow[] }>((values) => ({
      ...invalidFigures(fields, values.rows),
      ...invalidRows(values.rows, check),
    })),
  });
  const items = useFieldArray({ control: form.control, name: 'rows' });
  const base = useRef({ version: file.version, rows });
  useLayoutEffect(() => {
    // Other parts of the file raise its version as well.
    if (file.version > base.current.version && isSame(rows, base.current.rows))
      base.current.version = file.version;
  });
  const save = useWrite({
    send: ({ rows: typed }: { rows: ListRow[] }, { context }) =>
      send(typed, { context: { ...context, ifMatch: base.current.version } }),
    onSuccess: (saved) => {
      queryClient.setQueryData(queryKey, saved);
      toast({ title: 'File saved' });
      onDone();
    },
    onFailure: (error) => {
      if (isRefusal(error, 'PRECONDITION_FAILED')) base.current.version = Number(error.data.version);
    },
    form: {
      snapshot: form.snapshot,
      settle: form.settle,
      refuse: (messages) =>
        form.refuse(
          Object.fromEntries(
            Object.entries(messages).map(([path, message]) => [
              rowPath(list, path, form.getValues().rows, fieldOf),
              message,
            ]),
          ),
        ),
    },
    invalidates: queryKey,
  });
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
      call={save}
      onSubmit={form.submit(save.write)}
      submitLabel="Save"
      busyLabel="Saving..."
    >
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
        <Button variant="secondary" onClick={onDone}>
          Cancel
        </Button>
      </div>
    </SubmitForm>
  );
}
