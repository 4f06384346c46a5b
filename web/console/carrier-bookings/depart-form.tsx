import { useQueryClient } from '@tanstack/react-query';
import type { CarrierBooking } from '#contract/carrier-bookings.ts';
import { momentOfLocalInput } from '#domain/calendar/local-input.ts';
import { isRefusal } from '#web/api/api-errors.ts';
import { api, call } from '#web/api/client.ts';
import { SubmitForm } from '#web/forms/submit-form.tsx';
import { useForm } from '#web/forms/use-form.ts';
import { useWrite } from '#web/forms/use-write.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/fields/field.tsx';
import { TextInput } from '#web/ui/fields/text-input.tsx';
import { toast } from '#web/ui/overlays/toast.ts';
import { BlockerList } from './blocker-list.tsx';

interface DepartValues {
  departed_at: string;
  override_reason: string;
}

interface DepartFormProps {
  booking: Pick<CarrierBooking, 'id' | 'version' | 'blockers' | 'time_zone'>;
  onDone: () => void;
}

/** Records the departure. What is not ready refuses it, unless someone gives a reason. */
export function DepartForm({ booking, onDone }: DepartFormProps) {
  const queryClient = useQueryClient();
  const { id, version, time_zone } = booking;
  const { queryKey } = api.carrierBookings.find.queryOptions({ input: { id } });
  const form = useForm({
    initial: { departed_at: '', override_reason: '' },
    resolver: (values: DepartValues) => ({ values, errors: {} }),
  });
  const depart = useWrite({
    send: (typed: DepartValues, { context }) => {
      const departed_at = momentOfLocalInput(typed.departed_at, time_zone);
      const override_reason = typed.override_reason.trim();
      return call.carrierBookings.depart(
        { id, ...(departed_at && { departed_at }), ...(override_reason && { override_reason }) },
        { context: { ...context, ifMatch: version } },
      );
    },
    onSuccess: (departed) => {
      queryClient.setQueryData(queryKey, departed);
      toast({ title: 'Departure recorded' });
      onDone();
    },
    form,
    invalidates: queryKey,
  });
  const refused = isRefusal(depart.error, 'NOT_READY') ? depart.error.data.blockers : null;
  return (
    <SubmitForm
      form={form}
      call={depart}
      onSubmit={form.submit(depart.write)}
      failureDetail={
        refused && (
          <>
            <BlockerList blockers={refused} />
            <p className="mt-2">Resolve these items, or enter a reason to depart anyway.</p>
          </>
        )
      }
      submitLabel="Record departure"
      busyLabel="Recording..."
      beside={
        <Button variant="secondary" onClick={onDone}>
          Cancel
        </Button>
      }
      className="max-w-160"
    >
      <Field
        label="Departed"
        optional
        hint="In the local time of the place of departure. Blank means now."
        id={form.idOf('departed_at')}
        error={form.errorOf('departed_at')}
      >
        <TextInput type="datetime-local" {...form.field('departed_at').control} />
      </Field>
      {(booking.blockers.length > 0 || refused) && (
        <Field
          label="Override reason"
          optional
          hint="Recorded in the history of each shipment."
          id={form.idOf('override_reason')}
          error={form.errorOf('override_reason')}
        >
          <TextInput {...form.field('override_reason').control} maxLength={300} autoComplete="off" />
        </Field>
      )}
    </SubmitForm>
  );
}
