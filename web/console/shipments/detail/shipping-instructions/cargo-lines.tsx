import Plus from 'lucide-react/icons/plus';
import type { Booked } from '#contract/instructions.ts';
import type { StaffShipment } from '#contract/shipments/staff.ts';
import { useFieldArray, useFormContext } from '#web/forms/form-context.tsx';
import { Button } from '#web/ui/button.tsx';
import { FieldError } from '#web/ui/fields/field.tsx';
import { CargoLineFields } from './cargo-line-fields.tsx';
import { CargoTotals } from './cargo-totals.tsx';
import { BLANK_LINE, type InstructionValues } from './form-values.ts';
import { instructionsFieldId } from './labels.ts';

const MAX_LINES = 200;

/** The cargo lines and their totals. */
export function CargoLines({ record, booked }: { record: StaffShipment; booked: Booked }) {
  const { control, getValues, errorOf } = useFormContext<InstructionValues>();
  const { fields, append, insert, remove } = useFieldArray({ control, name: 'cargo_lines' });
  const error = errorOf('cargo_lines');
  const id = instructionsFieldId('cargo_lines');
  const drop = (order: number) => {
    remove(order);
    document.getElementById(id)?.focus();
  };
  return (
    <div className="flex flex-col gap-4">
      {fields.map((field, order) => (
        <CargoLineFields
          key={field.id}
          record={record}
          order={order}
          booked={fields.length === 1 ? booked : null}
          onDuplicate={
            fields.length < MAX_LINES
              ? () =>
                  insert(order + 1, getValues().cargo_lines[order] ?? BLANK_LINE, {
                    focusName: `cargo_lines.${order + 1}.marks`,
                  })
              : null
          }
          onRemove={fields.length > 1 ? () => drop(order) : null}
        />
      ))}
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
      <div className="flex flex-wrap items-start gap-x-6 gap-y-3">
        <Button
          id={id}
          variant="secondary"
          icon={<Plus aria-hidden="true" />}
          disabled={fields.length >= MAX_LINES}
          onClick={() => append(BLANK_LINE)}
        >
          Add line
        </Button>
        <CargoTotals record={record} />
      </div>
    </div>
  );
}
