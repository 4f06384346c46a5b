import Plus from 'lucide-react/icons/plus';
import Trash from 'lucide-react/icons/trash-2';
import type { BillRelease } from '#domain/documents/bill-release.ts';
import { useFieldArray, useFormContext, useWatch } from '#web/forms/form-context.tsx';
import { Button } from '#web/ui/button.tsx';
import { CheckboxRow } from '#web/ui/fields/choice-row.tsx';
import { FieldError } from '#web/ui/fields/field.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import type { InstructionValues } from './form-values.ts';
import { MOVEMENT_CHOICES, ORIGINALS_CHOICES, RELEASE_CHOICES } from './instructions-choice.ts';
import { COLUMNS_OF_THREE } from './instructions-fieldset.tsx';
import { InstructionsChoice, InstructionsLine } from './instructions-line.tsx';
import { FIELDS, instructionsFieldId } from './labels.ts';

const LINES = [
  'vessel',
  'voyage',
  'place_of_receipt',
  'port_of_loading',
  'port_of_discharge',
  'place_of_delivery',
] as const;

const PLACEHOLDERS: Partial<Record<(typeof LINES)[number], string>> = {
  port_of_loading: 'From the route',
  port_of_discharge: 'From the route',
};

const RELEASE_HINTS: Record<BillRelease, string> = {
  original: 'The goods are delivered against one of the originals.',
  telex: 'The originals are surrendered at origin; the goods are delivered without one.',
  sea_waybill: 'No originals. The goods are delivered to the named consignee.',
};

/** The bill of lading's details of the carriage by sea. */
export function SeaFields() {
  const { control, errorOf, field } = useFormContext<InstructionValues>();
  const release = useWatch({ control, name: 'release' });
  const toOrder = instructionsFieldId('to_order');
  const refusal = errorOf('to_order');
  return (
    <div className="flex flex-col gap-4">
      <div className={COLUMNS_OF_THREE}>
        {LINES.map((name) => (
          <InstructionsLine key={name} name={name} label={FIELDS[name]} placeholder={PLACEHOLDERS[name]} />
        ))}
        <InstructionsLine name="on_board_date" label={FIELDS.on_board_date} type="date" />
        <InstructionsChoice
          name="cargo_movement"
          label={FIELDS.cargo_movement}
          options={MOVEMENT_CHOICES}
          placeholder="Not set"
        />
        <InstructionsChoice
          name="release"
          label={FIELDS.release}
          hint={RELEASE_HINTS[release]}
          options={RELEASE_CHOICES}
        />
        {release !== 'sea_waybill' && (
          <InstructionsChoice
            name="originals_count"
            label={FIELDS.originals_count}
            options={ORIGINALS_CHOICES}
          />
        )}
      </div>
      <div className="flex flex-col gap-1.5">
        <CheckboxRow
          id={toOrder}
          label="Made out to order"
          hint="The bill of lading names no consignee; its holder can claim the goods."
          {...(refusal && { 'aria-invalid': true, 'aria-errormessage': `${toOrder}-error` })}
          {...field('to_order').control}
        />
        {refusal && <FieldError id={`${toOrder}-error`}>{refusal}</FieldError>}
      </div>
      <Containers />
    </div>
  );
}

const MAX_CONTAINERS = 100;

function Containers() {
  const { control } = useFormContext<InstructionValues>();
  const { fields, append, remove } = useFieldArray({ control, name: 'containers' });
  const id = instructionsFieldId('containers');
  const drop = (order: number) => {
    remove(order);
    document.getElementById(id)?.focus();
  };
  return (
    <div className="flex flex-col items-start gap-4">
      {fields.map((field, order) => (
        <fieldset key={field.id} className="w-full min-w-0 rounded-md border border-line bg-surface p-4">
          <legend className="sr-only">Container {order + 1}</legend>
          <div className="grid grid-cols-2 items-start gap-4 sm:grid-cols-[2fr_1fr_2fr_auto]">
            <InstructionsLine
              name={`containers.${order}.number`}
              label="Container number"
              placeholder="CSQU3054383"
              autoCapitalize="characters"
              spellCheck={false}
              className="code"
              fieldClassName="max-sm:col-span-2"
            />
            <InstructionsLine
              name={`containers.${order}.size_type`}
              label="Type"
              placeholder="45G1"
              className="code"
            />
            <InstructionsLine name={`containers.${order}.seals`} label="Seals" className="code" />
            <IconButton
              label={`Remove container ${order + 1}`}
              icon={<Trash aria-hidden="true" />}
              className="mt-8 max-sm:col-span-2 max-sm:mt-0 max-sm:justify-self-end"
              onClick={() => drop(order)}
            />
          </div>
        </fieldset>
      ))}
      <Button
        id={id}
        variant="secondary"
        icon={<Plus aria-hidden="true" />}
        disabled={fields.length >= MAX_CONTAINERS}
        onClick={() => append({ number: '', size_type: '', seals: '' })}
      >
        Add container
      </Button>
    </div>
  );
}
