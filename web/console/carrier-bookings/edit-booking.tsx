import { useQueryClient } from '@tanstack/react-query';
import type { CarrierBooking } from '#contract/carrier-bookings.ts';
import { isRefusal } from '#web/api/api-errors.ts';
import { api, call } from '#web/api/client.ts';
import { NewerVersion } from '#web/forms/newer-version.tsx';
import { SubmitForm } from '#web/forms/submit-form.tsx';
import { useVersionedForm } from '#web/forms/use-versioned-form.ts';
import { Button } from '#web/ui/button.tsx';
import { toast } from '#web/ui/overlays/toast.ts';
import { BookingFields } from './booking-fields.tsx';
import { bookingFieldName } from './booking-labels.ts';
import {
  type BookingValues,
  bookingInput,
  bookingValues,
  refusedBookingFields,
  resolver,
} from './booking-values.ts';

/** Edits a booking under the version that was read. What someone else has saved in the meantime is shown first. */
export function EditBooking({ booking, onDone }: { booking: CarrierBooking; onDone: () => void }) {
  const queryClient = useQueryClient();
  const { queryKey } = api.carrierBookings.find.queryOptions({ input: { id: booking.id } });
  const edit = useVersionedForm<CarrierBooking, BookingValues>({
    stored: booking,
    valuesOf: bookingValues,
    resolver: () => resolver,
    send: async (values, { base, accept }, { context }) => {
      const { id, time_zone, version } = base();
      const saved = await call.carrierBookings.change(
        { id, ...bookingInput(values, time_zone) },
        { context: { ...context, ifMatch: version } },
      );
      accept(saved);
      queryClient.setQueryData(queryKey, saved);
    },
    onSuccess: () => {
      toast({ title: 'Carrier booking saved' });
      onDone();
    },
    onFailure: (error) => {
      if (isRefusal(error, 'PRECONDITION_FAILED')) void queryClient.invalidateQueries({ queryKey });
    },
    refusedIn: refusedBookingFields,
    invalidates: queryKey,
  });
  return (
    <SubmitForm
      form={edit.form}
      call={{ failure: edit.failure, calls: edit.form.attempt, pending: edit.pending }}
      onSubmit={edit.form.submit(edit.write)}
      submitLabel="Save"
      busyLabel="Saving..."
      beside={
        <Button
          variant="secondary"
          onClick={() => {
            edit.form.reset();
            onDone();
          }}
        >
          Cancel
        </Button>
      }
      className="max-w-160"
    >
      <NewerVersion what="this carrier booking" edit={edit} nameOf={bookingFieldName} />
      <BookingFields form={edit.form} withCutOffs />
    </SubmitForm>
  );
}
