import type { RefusedRow } from '#domain/spreadsheet/refused-row.ts';
import { Field } from '#web/ui/fields/field.tsx';
import { Select } from '#web/ui/fields/select.tsx';

const SKIPPED = '-';

interface ColumnMappingProps {
  columns: readonly string[];
  refused: readonly RefusedRow[];
  mapping: Readonly<Record<string, string>>;
  onChange: (mapping: Record<string, string>) => void;
}

/** Asks which column each unknown name in the header is. Nothing where all are known. */
export function ColumnMapping({ columns, refused, mapping, onChange }: ColumnMappingProps) {
  const unknown = refused.flatMap(({ row, column, issue }) =>
    row === 1 && issue === 'Unknown column.' ? [column] : [],
  );
  if (unknown.length === 0) return null;
  const options = [
    { value: SKIPPED, label: 'Don’t import it' },
    ...columns.map((name) => ({ value: name, label: name })),
  ];
  return (
    <fieldset className="flex flex-col gap-3 border-0 p-0">
      <legend className="mb-2 text-ui font-semibold">Which columns are these?</legend>
      <div className="field-grid sm:grid-cols-2">
        {unknown.map((name) => (
          <Field key={name} label={name}>
            <Select
              options={options}
              placeholder="Choose a column"
              value={mapping[name] === '' ? SKIPPED : (mapping[name] ?? '')}
              onChange={({ target: { value } }) =>
                onChange({ ...mapping, [name]: value === SKIPPED ? '' : value })
              }
            />
          </Field>
        ))}
      </div>
    </fieldset>
  );
}
