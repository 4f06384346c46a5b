import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { OpenCost } from '#contract/supplier-bills/bill-records.ts';
import { formatMoney } from '#domain/money/format-money.ts';
import { normalizeTrackingNumber, validateTrackingNumber } from '#domain/shipments/tracking-number.ts';
import { isRefusal } from '#web/api/api-errors.ts';
import { api } from '#web/api/client.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/fields/field.tsx';
import { TextInput } from '#web/ui/fields/text-input.tsx';
import { QueryBoundary } from '#web/ui/loading/query-boundary.tsx';
import { RowSkeletons } from '#web/ui/loading/row-skeletons.tsx';
import type { LineValues } from './bill-values.ts';
import { UnexpectedCost } from './unexpected-cost.tsx';

interface CostPickerProps {
  /** The tracking number to begin with, or ''. */
  initial: string;
  id: string;
  error: string | undefined;
  currency: string;
  /** The keys of the lines that the bill has. */
  taken: readonly string[];
  onAdd: (line: LineValues) => void;
}

/** Finds the costs of a shipment that no supplier has billed; each becomes a line of the bill. */
export function CostPicker({ initial, id, error, currency, taken, onAdd }: CostPickerProps) {
  const [typed, setTyped] = useState(initial);
  const tracking_number = normalizeTrackingNumber(typed);
  const isWhole = validateTrackingNumber(tracking_number) === 'plausible';
  const costs = useQuery(
    api.supplierBills.openCosts.queryOptions({ input: { tracking_number }, enabled: isWhole }),
  );
  const problem = isRefusal(costs.error, 'NOT_FOUND') ? 'There is no such shipment.' : error;
  return (
    <section aria-label="Add lines" className="rounded-md border border-line bg-surface p-4">
      <Field
        label="Shipment of the cost"
        hint="Enter its tracking number to see the costs that no supplier has billed."
        id={id}
        error={problem}
        className="max-w-80"
      >
        <TextInput
          value={typed}
          maxLength={40}
          autoComplete="off"
          onChange={({ target }) => setTyped(target.value)}
          // Enter would record the bill.
          onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
        />
      </Field>
      {isWhole && !isRefusal(costs.error, 'NOT_FOUND') && (
        <div className="mt-4">
          <QueryBoundary of={costs} what="The costs" skeleton={<RowSkeletons height="h-12" />}>
            {({ open_costs }) => (
              <CostList
                costs={open_costs.filter((cost) => !taken.includes(keyOf(cost)))}
                currency={currency}
                onAdd={onAdd}
              />
            )}
          </QueryBoundary>
          <UnexpectedCost tracking_number={tracking_number} onAdd={onAdd} />
        </div>
      )}
    </section>
  );
}

function keyOf({ carrier_cost_id, tracking_number, number }: OpenCost): string {
  return carrier_cost_id ?? `${tracking_number} ${number}`;
}

interface CostListProps {
  costs: readonly OpenCost[];
  currency: string;
  onAdd: (line: LineValues) => void;
}

function CostList({ costs, currency, onAdd }: CostListProps) {
  if (costs.length === 0)
    return <p className="text-ui text-ink-2">No more costs to bill on this shipment.</p>;
  return (
    <ul aria-label="Costs" className="divide-y divide-line">
      {costs.map((cost) => (
        <li
          key={keyOf(cost)}
          className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2 text-ui"
        >
          <span className="min-w-0 wrap-anywhere">
            {cost.description} <span className="code text-ink-2">{cost.charge_code}</span>
            {cost.carrier_booking && (
              <span className="block text-ink-2">
                Carrier booking {cost.carrier_booking.name}, whole cost
              </span>
            )}
          </span>
          <span className="flex items-center gap-3">
            <span className="num">{formatMoney(cost.amount)}</span>
            {cost.amount.currency === currency ? (
              <Button
                variant="secondary"
                aria-label={`Add ${cost.description}`}
                onClick={() => onAdd(lineOf(cost))}
              >
                Add
              </Button>
            ) : (
              <span className="text-ink-2">Other currency</span>
            )}
          </span>
        </li>
      ))}
    </ul>
  );
}

function lineOf(cost: OpenCost): LineValues {
  const { description, amount, tracking_number, number, carrier_cost_id, carrier_booking } = cost;
  return {
    key: keyOf(cost),
    description,
    about: carrier_booking ? `Carrier booking ${carrier_booking.name}` : (tracking_number ?? ''),
    expected: amount,
    cost: {
      description: '',
      ...(carrier_cost_id && { carrier_cost_id }),
      ...(tracking_number && number !== null && { tracking_number, number }),
    },
    amount: '',
  };
}
