import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { CarrierBooking } from '#contract/carrier-bookings.ts';
import { type CarrierBookingState, hasDeparted, nextStates } from '#domain/shipment-file/carrier-booking.ts';
import { api, call } from '#web/api/client.ts';
import { useWrite } from '#web/forms/use-write.ts';
import { Button } from '#web/ui/button.tsx';
import { InlineQuestion } from '#web/ui/overlays/inline-question.tsx';
import { OFFLINE, useOnline } from '#web/ui/use-online.ts';

const NAMES: Partial<Record<CarrierBookingState, string>> = {
  confirmed: 'Confirm',
  rolled: 'Mark as rolled',
  arrived: 'Mark as arrived',
  closed: 'Close',
  cancelled: 'Cancel booking',
};

interface BookingActionsProps {
  booking: CarrierBooking;
  onDepart: () => void;
}

/** The states that a booking may get next. Its departure and its cancellation are confirmed first. */
export function BookingActions({ booking: { id, state, version }, onDepart }: BookingActionsProps) {
  const queryClient = useQueryClient();
  const online = useOnline();
  const [cancelling, setCancelling] = useState(false);
  const buttons = useRef<HTMLDivElement>(null);
  const { queryKey } = api.carrierBookings.find.queryOptions({ input: { id } });
  const change = useWrite({
    send: (next: CarrierBookingState, { context }) =>
      call.carrierBookings.change({ id, state: next }, { context: { ...context, ifMatch: version } }),
    onSuccess: (changed) => {
      queryClient.setQueryData(queryKey, changed);
      setCancelling(false);
      // The buttons of the former state disappear.
      requestAnimationFrame(() => {
        if (document.activeElement === document.body) buttons.current?.focus();
      });
    },
    failureToast: { title: 'The carrier booking was not changed' },
    invalidates: queryKey,
  });
  if (cancelling)
    return (
      <InlineQuestion
        question="Cancel this carrier booking?"
        act="Cancel booking"
        keep="Keep it"
        destructive
        pending={change.pending}
        locked={online ? undefined : OFFLINE}
        onAct={() => change.write('cancelled')}
        onKeep={() => setCancelling(false)}
      >
        Its shipments stay as they are.
      </InlineQuestion>
    );
  return (
    <div ref={buttons} tabIndex={-1} className="flex flex-wrap gap-2">
      {nextStates(state).map((next) => (
        <Button
          key={next}
          variant="secondary"
          disabled={!online}
          onClick={() => (next === 'cancelled' ? setCancelling(true) : change.write(next))}
        >
          {NAMES[next] ?? next}
        </Button>
      ))}
      {!hasDeparted(state) && state !== 'cancelled' && <Button onClick={onDepart}>Depart</Button>}
    </div>
  );
}
