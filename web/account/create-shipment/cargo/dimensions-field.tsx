import type { ClipboardEvent } from 'react';
import { numberNote } from '#domain/validation/typed-number.ts';
import { Field, FieldError } from '#web/ui/fields/field.tsx';
import { TextInput } from '#web/ui/fields/text-input.tsx';
import { FIELD_LABELS } from '../field-labels.ts';
import { splitDimensions } from '../split-dimensions.ts';
import type { Wizard } from '../use-wizard.ts';

const SIDES = [
  ['cargo_length', 'Length'],
  ['cargo_width', 'Width'],
  ['cargo_height', 'Height'],
] as const;
const ERROR_ID = 'cargo_dimensions-error';
const HINT_ID = 'cargo_dimensions-hint';

/** Three numbers for the one L×W×H value. Pasting "120x80x100" fills all three. */
export function DimensionsField({ wizard: { form, change, errorOf, leave } }: { wizard: Wizard }) {
  const error = errorOf('cargo_dimensions');
  const fillAll = (event: ClipboardEvent) => {
    const sides = splitDimensions(event.clipboardData.getData('text'));
    if (!sides) return;
    event.preventDefault();
    const [cargo_length, cargo_width, cargo_height] = sides;
    change({ cargo_length, cargo_width, cargo_height });
  };
  return (
    <fieldset
      aria-describedby={error ? `${HINT_ID} ${ERROR_ID}` : HINT_ID}
      className="min-w-0"
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) leave('cargo_dimensions');
      }}
    >
      <legend className="text-ui font-semibold">
        {FIELD_LABELS.cargo_dimensions} <span className="font-normal text-ink-3">(optional)</span>
      </legend>
      <p id={HINT_ID} className="mb-1.5 text-caption">
        Overall packed dimensions.
      </p>
      <div className="grid grid-cols-3 gap-3 sm:gap-6">
        {SIDES.map(([name, label], index) => (
          <Field
            key={name}
            id={index === 0 ? 'cargo_dimensions' : name}
            label={label}
            unit="cm"
            note={numberNote(form[name])}
          >
            <TextInput
              inputMode="decimal"
              autoComplete="off"
              aria-invalid={error ? true : undefined}
              value={form[name]}
              onChange={(event) => change({ [name]: event.target.value })}
              onPaste={fillAll}
            />
          </Field>
        ))}
      </div>
      {error && (
        <div className="mt-1.5">
          <FieldError id={ERROR_ID}>{error}</FieldError>
        </div>
      )}
    </fieldset>
  );
}
