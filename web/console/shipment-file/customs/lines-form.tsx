import Plus from 'lucide-react/icons/plus';
import type { Declaration } from '#contract/shipments/declarations.ts';
import type { ShipmentFile } from '#contract/shipments/shipment-file.ts';
import { linesOfCargo } from '#domain/customs/declaration.ts';
import { api, call } from '#web/api/client.ts';
import { queryClient } from '#web/api/query-client.ts';
import { type FieldMessages, rulesResolver } from '#web/forms/field-messages.ts';
import { useFieldArray } from '#web/forms/form-context.tsx';
import { isSame } from '#web/forms/merge-versions.ts';
import { NewerVersion } from '#web/forms/newer-version.tsx';
import { fieldsRefused } from '#web/forms/refused-fields.ts';
import { SubmitForm } from '#web/forms/submit-form.tsx';
import { useVersionedForm } from '#web/forms/use-versioned-form.ts';
import { Button } from '#web/ui/button.tsx';
import { ListItem } from '../edit/list-item.tsx';
import { invalidFigures, invalidRows, type ListRow, rowPath } from '../edit/list-row.ts';
import { fieldOfLine, LINE_FIELDS, lineMessages, lineOfRow, rowOfLine } from './line-rows.ts';

interface LinesFormProps {
  file: ShipmentFile;
  declaration: Declaration;
  onDone: () => void;
}

/** Edits the lines of a declaration under the version that was read; they can be taken from the cargo again. */
export function LinesForm({ file, declaration, onDone }: LinesFormProps) {
  const { id, lines, version } = declaration;
  const edit = useVersionedForm<{ version: number; lines: Declaration['lines'] }, { rows: ListRow[] }>({
    stored: { version, lines },
    valuesOf: (stored) => ({ rows: stored.lines.map(rowOfLine) }),
    resolver: () =>
      rulesResolver(({ rows }) => ({
        ...invalidFigures(LINE_FIELDS, rows),
        ...invalidRows(rows, lineMessages),
      })),
    conflicts: ({ base, newer }) => !isSame(base, newer),
    send: async ({ rows }, { base, accept }, { context }) => {
      const saved = await call.declarations.change(
        { id, lines: rows.map(lineOfRow) },
        { context: { ...context, ifMatch: base().version } },
      );
      accept(saved);
    },
    onSuccess: onDone,
    onFailure: () => void queryClient.invalidateQueries({ queryKey: api.declarations.key() }),
    refusedIn: (error): FieldMessages =>
      Object.fromEntries(
        Object.entries(fieldsRefused(error))
          // That there are too many has no field, so it is why the call failed.
          .filter(([path]) => path !== 'lines')
          .map(([path, message]) => [
            rowPath('lines', path, edit.form.getValues().rows, (_, name) => fieldOfLine(name)),
            message,
          ]),
      ),
    invalidates: api.declarations.key(),
  });
  const { form } = edit;
  const items = useFieldArray({ control: form.control, name: 'rows' });
  const addId = form.idOf('add');
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
        what="the lines"
        edit={edit}
        nameOf={() => 'The lines'}
        textOf={(_, value) => (Array.isArray(value) ? value.map(rowText).join('; ') : '')}
      />
      {items.fields.map((item, index) => (
        <ListItem
          key={item.id}
          form={form}
          index={index}
          name="line"
          fields={LINE_FIELDS}
          onRemove={() => {
            items.remove(index);
            document.getElementById(addId)?.focus();
          }}
        />
      ))}
      <div className="flex flex-wrap gap-3">
        <Button
          id={addId}
          variant="secondary"
          icon={<Plus aria-hidden="true" />}
          onClick={() => items.append(rowOfLine())}
        >
          Add line
        </Button>
        <Button
          variant="secondary"
          onClick={() => items.replace(linesOfCargo(file.cargo_lines).map(rowOfLine))}
        >
          Take lines from the cargo
        </Button>
      </div>
    </SubmitForm>
  );
}

/** '940521 Lamps' */
function rowText({ hs_code = '', description = '' }: ListRow): string {
  return `${hs_code} ${description}`.trim();
}
