import { judgeTrackingNumber } from '#domain/shipments/tracking-number.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';

/** The input names this as its description. */
export const NOT_FOUND_ID = 'no-shipment-found';

export function NotFoundNotice({ number }: { number: string }) {
  const hint = hints[judgeTrackingNumber(number)];
  return (
    <div id={NOT_FOUND_ID}>
      <EmptyState title="No shipment found">
        <p>Please check your tracking number and try again</p>
        {hint && <p className="mt-2">{hint}</p>}
      </EmptyState>
    </div>
  );
}

const hints = {
  plausible: null,
  mistyped: 'The last digit does not fit the others: at least one digit of this number is mistyped.',
  foreign: 'Our numbers are the letters GS and nine digits, or the letters TRK and more digits.',
};
