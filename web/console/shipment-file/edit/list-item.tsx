import ArrowUp from 'lucide-react/icons/arrow-up';
import Split from 'lucide-react/icons/split';
import Trash from 'lucide-react/icons/trash-2';
import { useState } from 'react';
import { Controller, useWatch } from '#web/forms/form-context.tsx';
import type { Form } from '#web/forms/use-form.ts';
import { Button } from '#web/ui/button.tsx';
import { Combobox } from '#web/ui/fields/combobox.tsx';
import { Field } from '#web/ui/fields/field.tsx';
import { Select } from '#web/ui/fields/select.tsx';
import { TextInput } from '#web/ui/fields/text-input.tsx';
import { Textarea } from '#web/ui/fields/textarea.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import type { ListField, Suggestions } from './list-field.ts';
import type { ListRow } from './list-row.ts';

type Rows = Form<{ rows: ListRow[] }>;

interface ListItemProps {
  form: Rows;
  index: number;
  /** "leg" */
  name: string;
  fields: readonly ListField[];
  onRemove: () => void;
  onSplit?: () => void;
  onMoveUp?: () => void;
}

/** One item of a list that is edited: its actions and its fields, the further ones on demand. */
export function ListItem({ form, index, name, fields, onRemove, onSplit, onMoveUp }: ListItemProps) {
  const [showsAll, setShowsAll] = useState(false);
  const row: ListRow = useWatch({ control: form.control, name: `rows.${index}` }) ?? {};
  const shown = fields.filter(
    (field) =>
      showsAll ||
      !field.isFurther ||
      (row[field.name] ?? '') !== '' ||
      (field.shownWith !== undefined && (row[field.shownWith] ?? '') !== '') ||
      form.errorOf(`rows.${index}.${field.name}`),
  );
  const title = `${name} ${index + 1}`;
  return (
    <fieldset className="rounded-md border border-line bg-surface p-4">
      <legend className="sr-only">{title}</legend>
      <div className="mb-3 flex items-center justify-between gap-3">
        <span aria-hidden="true" className="text-ui font-semibold text-ink first-letter:uppercase">
          {title}
        </span>
        <div className="flex gap-1">
          {onMoveUp && (
            <IconButton label={`Move ${title} up`} icon={<ArrowUp aria-hidden="true" />} onClick={onMoveUp} />
          )}
          {onSplit && (
            <IconButton label={`Split ${title}`} icon={<Split aria-hidden="true" />} onClick={onSplit} />
          )}
          <IconButton label={`Remove ${title}`} icon={<Trash aria-hidden="true" />} onClick={onRemove} />
        </div>
      </div>
      <div className="field-grid grid-cols-[repeat(auto-fit,minmax(min(12rem,100%),1fr))]">
        {shown.map((field) => (
          <ItemField key={field.name} form={form} index={index} field={field} row={row} />
        ))}
      </div>
      {shown.length < fields.length && (
        <Button variant="ghost" className="mt-3" onClick={() => setShowsAll(true)}>
          More fields of {title}
        </Button>
      )}
    </fieldset>
  );
}

interface ItemFieldProps {
  form: Rows;
  index: number;
  field: ListField;
  row: ListRow;
}

function ItemField({ form, index, field, row }: ItemFieldProps) {
  const {
    name,
    label,
    options,
    type,
    zone,
    suggestions,
    isFurther: _,
    shownWith: __,
    hint,
    warning,
    ...rest
  } = field;
  const path = `rows.${index}.${name}` as const;
  const { control, error } = form.field(path);
  const zoneHint = zone && `Local time${row[zone] ? `, ${row[zone]}` : ' of the place'}`;
  const field_hint = warning?.(row) ?? hint ?? zoneHint;
  return (
    <Field
      label={label}
      id={form.idOf(path)}
      error={error}
      {...(field_hint && { hint: field_hint })}
      {...rest}
    >
      {suggestions ? (
        <SuggestedInput form={form} path={path} index={index} suggestions={suggestions} />
      ) : options ? (
        <Select {...control} options={options} />
      ) : type === 'lines' ? (
        <Textarea {...control} rows={2} maxLength={4000} />
      ) : (
        <TextInput
          {...control}
          type={type === 'datetime-local' ? type : 'text'}
          {...(type === 'number' && { inputMode: 'decimal' })}
          autoComplete="off"
          maxLength={300}
        />
      )}
    </Field>
  );
}

interface SuggestedInputProps {
  form: Rows;
  path: `rows.${number}.${string}`;
  index: number;
  suggestions: Suggestions;
}

function SuggestedInput({ form, path, index, suggestions }: SuggestedInputProps) {
  const fill = (values: ListRow) => {
    for (const [name, value] of Object.entries(values)) form.changeAt(`rows.${index}.${name}`, value);
  };
  return (
    <Controller
      control={form.control}
      name={path}
      render={({ field }) => (
        <Combobox
          name={field.name}
          value={field.value ?? ''}
          onValueChange={(typed) => {
            field.onChange(typed);
            fill(suggestions.clears);
          }}
          onSelect={({ values }) => fill(values)}
          onBlur={field.onBlur}
          load={suggestions.load}
          keyOf={({ key }) => key}
          textOf={({ text }) => text}
          renderOption={({ label }) => label}
        />
      )}
    />
  );
}
