import Trash from 'lucide-react/icons/trash-2';
import { cargoOfLines } from '#domain/cargo/booked-cargo.ts';
import { numberNote } from '#domain/validation/typed-number.ts';
import { counted, quantity } from '#web/shipments/amounts.ts';
import { Field, FieldError } from '#web/ui/fields/field.tsx';
import { TextInput } from '#web/ui/fields/text-input.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { withLineChanged, withoutLine } from '../cargo-line-changes.ts';
import type { LineField, TypedLine } from '../cargo-lines.ts';
import { LINE_LABELS } from '../field-labels.ts';
import type { Wizard } from '../use-wizard.ts';
import { draftOf } from '../wizard-form.ts';

const FIELDS: readonly { name: LineField; unit?: string; optional?: true; hint?: string }[] = [
  { name: 'description' },
  { name: 'pieces', optional: true },
  { name: 'package_type', optional: true },
  { name: 'gross_kg', unit: 'kg' },
  { name: 'length_cm', unit: 'cm', optional: true },
  { name: 'width_cm', unit: 'cm', optional: true },
  { name: 'height_cm', unit: 'cm', optional: true },
];

const isText = (name: LineField) => name === 'description' || name === 'package_type';

/** The goods by line, with their totals. */
export function CargoLineList({ wizard }: { wizard: Wizard }) {
  const { form, change, errorOf } = wizard;
  const { cargo_weight, cargo_pieces, cargo_volume_m3 } = cargoOfLines(draftOf(form).cargo_lines);
  const total_error = errorOf('cargo_weight');
  const remove = (index: number) => {
    change(withoutLine(form, index));
    document.getElementById('add-cargo-line')?.focus();
  };
  return (
    <>
      {form.lines.map((line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines have no other identity, and all of their state is in the form
        <fieldset key={index} className="min-w-0 rounded-md border border-line bg-surface p-4">
          <legend className="sr-only">Line {index + 1}</legend>
          <div className="mb-3 flex items-center justify-between gap-3">
            <span aria-hidden="true" className="text-ui font-semibold">
              Line {index + 1}
            </span>
            {form.lines.length > 1 && (
              <IconButton
                label={`Remove line ${index + 1}`}
                icon={<Trash aria-hidden="true" />}
                onClick={() => remove(index)}
              />
            )}
          </div>
          <LineFields wizard={wizard} line={line} index={index} />
        </fieldset>
      ))}
      <p role="status" className="text-ui">
        Total:{' '}
        {[
          counted(form.lines.length, 'line'),
          cargo_pieces && counted(cargo_pieces, 'piece'),
          cargo_weight && quantity(cargo_weight, 'kg'),
          cargo_volume_m3 && quantity(cargo_volume_m3, 'm³'),
        ]
          .filter(Boolean)
          .join(', ')}
      </p>
      {total_error && <FieldError id="cargo_weight-error">{total_error}</FieldError>}
    </>
  );
}

function LineFields({ wizard, line, index }: { wizard: Wizard; line: TypedLine; index: number }) {
  const { form, change, errorOf, leave } = wizard;
  return (
    <div className="field-grid grid-cols-2 sm:grid-cols-6">
      {FIELDS.map(({ name, ...field }) => {
        const path = `cargo_lines.${index}.${name}`;
        return (
          <Field
            key={name}
            {...field}
            note={isText(name) ? undefined : numberNote(line[name])}
            id={path}
            label={LINE_LABELS[name]}
            error={errorOf(path)}
            className={name === 'description' ? 'col-span-2 sm:col-span-6' : 'sm:col-span-2'}
          >
            <TextInput
              value={line[name]}
              onChange={({ target }) => change(withLineChanged(form, index, { [name]: target.value }))}
              onBlur={() => leave(path)}
              autoComplete="off"
              {...(!field.optional && { 'aria-required': true })}
              {...(name === 'description'
                ? { maxLength: 4000 }
                : name === 'package_type'
                  ? { maxLength: 60, placeholder: 'Cartons, pallets, drums' }
                  : { inputMode: 'decimal' as const })}
            />
          </Field>
        );
      })}
    </div>
  );
}
