import { useNavigate, useSearchParams } from 'react-router';
import { call } from '#web/api/client.ts';
import { GuardedPage } from '#web/forms/leave-guard/guarded-page.tsx';
import { SubmitForm } from '#web/forms/submit-form.tsx';
import { useForm } from '#web/forms/use-form.ts';
import { useWrite } from '#web/forms/use-write.ts';
import { paths } from '#web/paths.ts';
import { toast } from '#web/ui/overlays/toast.ts';
import { BookingFields } from './booking-fields.tsx';
import {
  type BookingValues,
  bookingInput,
  NEW_BOOKING,
  refusedBookingFields,
  resolver,
} from './booking-values.ts';

/** Records a booking with a carrier. Its cut-offs come next: their time zone is that of its shipments. */
export function NewBooking() {
  const [parameters] = useSearchParams();
  const navigate = useNavigate();
  const form = useForm({
    initial: { ...NEW_BOOKING, shipments: parameters.get('shipment') ?? '' },
    resolver,
  });
  const create = useWrite({
    send: (values: BookingValues, options) => {
      const { cut_offs: _, ...input } = bookingInput(values, 'UTC');
      return call.carrierBookings.create(input, options);
    },
    onSuccess: ({ id }) => {
      toast({ title: 'Carrier booking created' });
      void navigate(`${paths.carrierBookings(id)}?edit`);
    },
    refusedIn: refusedBookingFields,
    form,
  });
  return (
    <GuardedPage>
      <SubmitForm
        form={form}
        call={create}
        onSubmit={form.submit(create.write)}
        submitLabel="Create carrier booking"
        busyLabel="Creating..."
        className="max-w-160"
      >
        <BookingFields form={form} withCutOffs={false} />
        <p className="text-ui text-ink-2">Enter its cut-offs once it is created.</p>
      </SubmitForm>
    </GuardedPage>
  );
}
