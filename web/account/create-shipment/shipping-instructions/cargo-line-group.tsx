import type { CargoLine } from '#domain/documents/cargo-line.ts';
import { Button } from '#web/ui/button.tsx';
import { InstructionField } from './instruction-field.tsx';
import { InstructionGroup } from './instruction-group.tsx';
import { lineField, withoutLine } from './typed-instructions.ts';
import type { InstructionsState } from './use-instructions.ts';

interface CargoLineGroupProps {
  instructions: InstructionsState;
  order: number;
  /** The number of lines: the booking already states description and weight of a single one. */
  lines: number;
}

/** Packages of one kind with the same content. */
export function CargoLineGroup({ instructions, order, lines }: CargoLineGroupProps) {
  const field = (name: keyof CargoLine) => ({ instructions, path: lineField(order, name) });
  const isOneOfSeveral = lines > 1;
  return (
    <InstructionGroup
      title={isOneOfSeveral ? `Cargo, line ${order + 1}` : 'Cargo'}
      hint={
        isOneOfSeveral
          ? undefined
          : 'Description and weight come from the booking. Add a line for each different kind of goods.'
      }
    >
      {isOneOfSeveral && (
        <>
          <InstructionField {...field('description')} className="sm:col-span-4" />
          <InstructionField {...field('net_kg')} kind="number" unit="kg" className="sm:col-span-2" />
        </>
      )}
      <InstructionField {...field('packages_count')} kind="number" className="sm:col-span-2" />
      <InstructionField
        {...field('package_kind')}
        placeholder="Cartons, pallets, drums"
        className="sm:col-span-4"
      />
      <InstructionField
        {...field('marks')}
        placeholder="Shipping marks on the packages"
        className="sm:col-span-6"
      />
      <InstructionField {...field('hs_code')} placeholder="848180" className="sm:col-span-3" />
      <InstructionField {...field('origin_country')} kind="country" className="sm:col-span-3" />
      <InstructionField {...field('quantity')} kind="number" className="sm:col-span-2" />
      <InstructionField {...field('unit')} placeholder="pcs, m, kg" className="sm:col-span-2" />
      <InstructionField {...field('unit_price_cents')} kind="number" unit="USD" className="sm:col-span-2" />
      {isOneOfSeveral && (
        <div className="sm:col-span-6">
          <Button
            variant="ghost"
            aria-label={`Remove line ${order + 1}`}
            onClick={() => instructions.replace(withoutLine(instructions.typed, order))}
            className="-ml-3.5"
          >
            Remove line
          </Button>
        </div>
      )}
    </InstructionGroup>
  );
}
