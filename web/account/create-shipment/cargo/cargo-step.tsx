import Plus from 'lucide-react/icons/plus';
import { PRIORITIES } from '#domain/shipments/priority.ts';
import { numberNote } from '#domain/validation/typed-number.ts';
import { PRIORITY_NAMES } from '#web/shipments/priority-names.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/fields/field.tsx';
import { Select } from '#web/ui/fields/select.tsx';
import { TextInput } from '#web/ui/fields/text-input.tsx';
import { Textarea } from '#web/ui/fields/textarea.tsx';
import { withLine } from '../cargo-line-changes.ts';
import { FIELD_LABELS } from '../field-labels.ts';
import { ServiceChoice } from '../route/service-choice.tsx';
import { useServicePromises } from '../use-service-promises.ts';
import type { Wizard } from '../use-wizard.ts';
import { CargoLineList } from './cargo-line-list.tsx';
import { ChargeableWeights } from './chargeable-weights.tsx';
import { DangerousGoodsSection } from './dangerous-goods-section.tsx';
import { DimensionsField } from './dimensions-field.tsx';
import { HandlingChoices } from './handling-choices.tsx';

type TypedField = 'cargo_description' | 'cargo_weight' | 'cargo_value' | 'special_instructions';

export function CargoStep({ wizard }: { wizard: Wizard }) {
  const { form, change, errorOf, leave } = wizard;
  const promises = useServicePromises(form);
  const field = (name: TypedField | 'priority') => ({
    id: name,
    label: FIELD_LABELS[name],
    error: errorOf(name),
  });
  const control = (name: TypedField) => ({
    value: form[name],
    onChange: (event: { target: { value: string } }) => change({ [name]: event.target.value }),
    onBlur: () => leave(name),
  });
  const hasLines = form.lines.length > 0;
  const addLine = () => {
    const added = withLine(form);
    change(added);
    const id = `cargo_lines.${added.lines.length - 1}.description`;
    requestAnimationFrame(() => document.getElementById(id)?.focus());
  };
  const valueField = (
    <Field {...field('cargo_value')} unit="USD" note={numberNote(form.cargo_value)} optional>
      <TextInput {...control('cargo_value')} inputMode="decimal" autoComplete="off" />
    </Field>
  );
  return (
    <div className="flex flex-col gap-6">
      {hasLines ? (
        <>
          <CargoLineList wizard={wizard} />
          <AddLine onAdd={addLine} />
          <div className="grid gap-6 sm:grid-cols-2">{valueField}</div>
        </>
      ) : (
        <>
          <Field
            {...field('cargo_description')}
            hint="What it is and how it’s packed, for example: 12 pallets of valves."
          >
            <Textarea {...control('cargo_description')} aria-required="true" rows={2} className="min-h-18" />
          </Field>
          <div className="grid gap-6 sm:grid-cols-2">
            <Field {...field('cargo_weight')} unit="kg" note={numberNote(form.cargo_weight)}>
              <TextInput
                {...control('cargo_weight')}
                aria-required="true"
                inputMode="decimal"
                autoComplete="off"
              />
            </Field>
            {valueField}
          </div>
          <DimensionsField wizard={wizard} />
          <AddLine onAdd={addLine} />
        </>
      )}
      <Field
        id="equipment"
        label={FIELD_LABELS.equipment}
        hint="For full containers by sea, for example 2 × 40HC."
        error={errorOf('equipment')}
        optional
      >
        <TextInput
          value={form.containers}
          onChange={({ target }) => change({ containers: target.value })}
          onBlur={() => leave('equipment')}
          autoComplete="off"
          maxLength={120}
        />
      </Field>
      <ChargeableWeights form={form} />
      <div className="grid gap-6 @[72rem]:grid-cols-2">
        <div className="flex flex-col gap-6">
          <ServiceChoice
            value={form.service_type}
            onChange={(service_type) => change({ service_type })}
            error={errorOf('service_type')}
            promises={promises}
          />
          <Field {...field('priority')}>
            <Select
              options={PRIORITIES.map((value) => ({ value, label: PRIORITY_NAMES[value] }))}
              value={form.priority}
              onValueChange={(priority) => change({ priority })}
            />
          </Field>
        </div>
        <HandlingChoices form={form} change={change} />
      </div>
      {form.dangerous_goods && <DangerousGoodsSection wizard={wizard} />}
      <Field {...field('special_instructions')} optional>
        <Textarea {...control('special_instructions')} rows={3} />
      </Field>
    </div>
  );
}

/** For goods of several kinds. */
function AddLine({ onAdd }: { onAdd: () => void }) {
  return (
    <div>
      <Button id="add-cargo-line" variant="secondary" icon={<Plus aria-hidden="true" />} onClick={onAdd}>
        Add another line
      </Button>
    </div>
  );
}
