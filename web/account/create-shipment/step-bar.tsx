import type { WizardStep } from '#domain/shipments/wizard.ts';
import { Button } from '#web/ui/button.tsx';
import { useOnline } from '#web/ui/use-online.ts';
import type { Booking } from './use-create-shipment.ts';

interface StepBarProps {
  step: WizardStep;
  /** What keeps the user on the step; '' when nothing does. */
  blockers: string;
  /** What has been chosen, once nothing is missing. */
  chosen?: string | undefined;
  onBack: () => void;
  booking: Booking;
}

const OFFLINE = 'You are offline. Reconnect to create the shipment.';
const NEEDS_ID = 'step-needs';

/**
 * Previous, missing fields or the choice, Next. Ignores the second click of a double click, which was meant for the previous step.
 */
export function StepBar({ step, blockers, chosen, onBack, booking }: StepBarProps) {
  const online = useOnline();
  const reason = step === 4 && !online ? OFFLINE : blockers;
  return (
    <div
      data-print="none"
      className="sticky bottom-0 z-20 -mx-(--gutter) flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-line bg-bg px-(--gutter) py-3 sm:static sm:mx-0 sm:flex-nowrap sm:px-0 sm:py-4"
    >
      <p
        id={NEEDS_ID}
        aria-live="polite"
        className="order-first w-full min-w-0 text-dense text-ink-2 empty:hidden sm:order-none sm:w-auto sm:flex-1 sm:text-right sm:empty:block"
      >
        {reason || (chosen && `${chosen}. Nothing missing.`)}
      </p>
      <Button
        variant="secondary"
        size="marketing"
        disabled={step === 1}
        onClick={onBack}
        className="max-sm:flex-1 sm:-order-1"
      >
        Previous
      </Button>
      {step < 4 ? (
        <Button
          key="next"
          type="submit"
          size="marketing"
          disabled={reason !== ''}
          aria-describedby={NEEDS_ID}
          onClick={(event) => {
            if (event.detail > 1) event.preventDefault();
          }}
          className="max-sm:flex-1"
        >
          Next
        </Button>
      ) : (
        <Button
          key="create"
          size="marketing"
          pending={booking.pending}
          busyLabel="Creating..."
          disabled={reason !== ''}
          aria-describedby={NEEDS_ID}
          onClick={(event) => {
            if (event.detail <= 1) booking.create();
          }}
          className="max-sm:flex-1"
        >
          Create Shipment
        </Button>
      )}
    </div>
  );
}
