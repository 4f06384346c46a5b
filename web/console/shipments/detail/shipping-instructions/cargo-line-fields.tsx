import Copy from 'lucide-react/icons/copy';
import Trash from 'lucide-react/icons/trash-2';
import { useId } from 'react';
import type { Booked } from '#contract/instructions.ts';
import type { StaffShipment } from '#contract/shipments/staff.ts';
import { useFormContext, useWatch } from '#web/forms/form-context.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import type { InstructionValues } from './form-values.ts';
import { InstructionsCountry } from './instructions-country.tsx';
import { InstructionsLine, InstructionsText } from './instructions-line.tsx';
import { estimatedGross } from './typed-cargo.ts';

interface CargoLineFieldsProps {
  record: StaffShipment;
  order: number;
  /** The booking's values, for a single line. */
  booked: Booked | null;
  onDuplicate: (() => void) | null;
  onRemove: (() => void) | null;
}

const NUMBER = { inputMode: 'decimal', className: 'num' } as const;

/** Packages of one kind with the same content. */
export function CargoLineFields({ record, order, booked, onDuplicate, onRemove }: CargoLineFieldsProps) {
  const id = useId();
  const at = <Name extends string>(name: Name) => `cargo_lines.${order}.${name}` as const;
  const { control } = useFormContext<InstructionValues>();
  const line = useWatch({ control, name: `cargo_lines.${order}` });
  return (
    <fieldset aria-labelledby={id} className="min-w-0 rounded-md border border-line bg-surface p-4">
      <div className="mb-3 flex items-center justify-between gap-3">
        <p id={id} className="text-ui font-semibold">
          Line {order + 1}
        </p>
        <div className="-my-2 flex">
          {onDuplicate && (
            <IconButton
              label={`Duplicate line ${order + 1}`}
              icon={<Copy aria-hidden="true" />}
              onClick={onDuplicate}
            />
          )}
          {onRemove && (
            <IconButton
              label={`Remove line ${order + 1}`}
              icon={<Trash aria-hidden="true" />}
              onClick={onRemove}
            />
          )}
        </div>
      </div>
      <div className="grid grid-cols-2 items-start gap-4 sm:grid-cols-4 lg:grid-cols-6">
        <InstructionsText name={at('marks')} label="Marks and numbers" rows={2} fieldClassName="col-span-2" />
        <InstructionsText
          name={at('description')}
          label="Description of the goods"
          rows={2}
          placeholder={booked?.cargo_description}
          fieldClassName="col-span-2 lg:col-span-4"
        />
        <InstructionsLine name={at('packages_count')} label="Packages" inputMode="numeric" className="num" />
        <InstructionsLine name={at('package_kind')} label="Kind" placeholder="cartons" />
        <InstructionsLine
          name={at('dimensions')}
          label="Each, L×W×H"
          unit="cm"
          placeholder={booked?.cargo_dimensions || '120×80×100'}
          fieldClassName="col-span-2"
        />
        <InstructionsLine name={at('hs_code')} label="HS code" inputMode="numeric" className="code" />
        <InstructionsCountry name={at('origin_country')} label="Country of origin" />
        <InstructionsLine
          name={at('net_kg')}
          label="Net weight"
          unit="kg"
          placeholder={booked ? String(booked.cargo_weight) : undefined}
          {...NUMBER}
        />
        <InstructionsLine
          name={at('gross_kg')}
          label="Gross weight"
          unit="kg"
          placeholder={estimatedGross(record, line, booked !== null)}
          {...NUMBER}
        />
        <InstructionsLine name={at('quantity')} label="Quantity" {...NUMBER} />
        <InstructionsLine name={at('unit')} label="Unit" placeholder="pcs" />
        <InstructionsLine
          name={at('unit_price_cents')}
          label="Unit price"
          unit="USD"
          fieldClassName="col-span-2"
          {...NUMBER}
        />
      </div>
    </fieldset>
  );
}
