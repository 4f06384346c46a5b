import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import type { StaffShipment } from '#contract/shipments/staff.ts';
import { useFormContext, useWatch } from '#web/forms/form-context.tsx';
import { quantity, usd } from '#web/shipments/amounts.ts';
import type { InstructionValues } from './form-values.ts';
import { cargoAsTyped } from './typed-cargo.ts';

const NOTHING = '—';

/** The totals of the lines as typed, compared with the shipment. */
export function CargoTotals({ record }: { record: StaffShipment }) {
  const { control } = useFormContext<InstructionValues>();
  const lines = useWatch({ control, name: 'cargo_lines' });
  const { totals, disagreement } = cargoAsTyped(record, lines);
  const figures = [
    ['Packages', totals.packages_count?.toLocaleString('en-US')],
    ['Net', totals.net_kg !== null && quantity(totals.net_kg, 'kg')],
    ['Gross', totals.gross_kg !== null && quantity(totals.gross_kg, 'kg')],
    ['Volume', totals.measurement_m3 !== null && quantity(totals.measurement_m3, 'm³')],
    ['Value', totals.amount_cents !== null && usd(totals.amount_cents)],
  ] as const;
  const isComplete = totals.net_kg !== null;
  return (
    <div className="min-w-0 flex-1 basis-72 text-dense">
      <dl aria-label="Totals of the lines" className="flex flex-wrap gap-x-6 gap-y-1">
        {figures.map(([name, figure]) => (
          <div key={name} className="flex gap-1.5">
            <dt className="text-ink-3">{name}</dt>
            <dd className="num font-semibold">{figure || NOTHING}</dd>
          </div>
        ))}
      </dl>
      <p role="status" className="mt-1 flex items-start gap-1.5">
        {isComplete && disagreement === null && (
          <>
            <CircleCheck aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-st-delivered-fg" />
            The weights match the shipment: {quantity(record.cargo_weight, 'kg')}.
          </>
        )}
        {disagreement !== null && (
          <>
            <CircleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-danger" />
            <span className="font-semibold">The documents need {disagreement}.</span>
          </>
        )}
        {!isComplete && 'Enter the net weight of every line to see the total.'}
      </p>
    </div>
  );
}
