import type { Delivery } from '#contract/shipments/deliveries.ts';
import { localInputOf, momentOfLocalInput } from '#domain/calendar/local-input.ts';
import { APPOINTMENT_STATE_NAMES, APPOINTMENT_STATES } from '#domain/deliveries/appointment-states.ts';
import { api, call } from '#web/api/client.ts';
import { rulesResolver } from '#web/forms/field-messages.ts';
import { isSame } from '#web/forms/merge-versions.ts';
import { NewerVersion } from '#web/forms/newer-version.tsx';
import { fieldIssuesOf } from '#web/forms/refused-fields.ts';
import { SubmitForm } from '#web/forms/submit-form.tsx';
import { useVersionedForm } from '#web/forms/use-versioned-form.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/fields/field.tsx';
import { LineField } from '#web/ui/fields/line-field.tsx';
import { Select } from '#web/ui/fields/select.tsx';
import { TextInput } from '#web/ui/fields/text-input.tsx';

interface Values {
  state: NonNullable<Delivery['appointment']>['state'] | 'none';
  /** Local to the destination, as the end is. */
  window_from: string;
  window_until: string;
  contact: string;
  phone: string;
  reference: string;
  remarks: string;
}

const FIELD_NAMES: Record<keyof Values, string> = {
  state: 'State',
  window_from: 'From',
  window_until: 'Until',
  contact: 'Contact',
  phone: 'Phone',
  reference: 'Reference',
  remarks: 'Remarks',
};
const STATES = APPOINTMENT_STATES.map((value) => ({ value, label: APPOINTMENT_STATE_NAMES[value] }));

const resolver = rulesResolver(({ state, window_from, window_until }: Values) =>
  state === 'none'
    ? {}
    : {
        window_from: window_from === '' ? 'Enter when the window begins.' : undefined,
        window_until:
          window_until === ''
            ? 'Enter when the window ends.'
            : window_from !== '' && window_until <= window_from
              ? 'Enter an end after the start.'
              : undefined,
      },
);

/** Requests, confirms or removes the appointment under the version that was read. */
export function AppointmentForm({ delivery, onDone }: { delivery: Delivery; onDone: () => void }) {
  const { tracking_number, time_zone } = delivery;
  const edit = useVersionedForm<Delivery, Values>({
    stored: delivery,
    valuesOf,
    resolver: () => resolver,
    conflicts: ({ base, newer }) => !isSame(base, newer),
    send: async (values, { base, accept }, { context }) => {
      const appointment = appointmentOf(values, time_zone);
      const options = { context: { ...context, ifMatch: base().version } };
      accept(await call.deliveries.setAppointment({ tracking_number, appointment }, options));
    },
    onSuccess: onDone,
    refusedIn: fieldIssuesOf('appointment'),
    invalidates: api.deliveries.key(),
  });
  const { form } = edit;
  const timeField = (name: 'window_from' | 'window_until') => (
    <Field
      label={FIELD_NAMES[name]}
      hint={`Local time, ${time_zone}`}
      id={form.idOf(name)}
      error={form.errorOf(name)}
    >
      <TextInput type="datetime-local" {...form.field(name).control} />
    </Field>
  );
  return (
    <SubmitForm
      form={form}
      call={{ failure: edit.failure, calls: form.attempt, pending: edit.pending }}
      onSubmit={form.submit(edit.write)}
      submitLabel="Save"
      busyLabel="Saving..."
      beside={
        <Button variant="secondary" onClick={onDone}>
          Cancel
        </Button>
      }
      className="p-4"
    >
      <NewerVersion
        what="this delivery"
        edit={edit}
        nameOf={(field) => FIELD_NAMES[field as keyof Values]}
        textOf={(_, value) => String(value).replace('T', ' ')}
      />
      <Field label={FIELD_NAMES.state} id={form.idOf('state')} error={form.errorOf('state')}>
        <Select
          {...form.field('state').control}
          options={delivery.appointment ? [...STATES, { value: 'none', label: 'No appointment' }] : STATES}
        />
      </Field>
      {timeField('window_from')}
      {timeField('window_until')}
      <LineField form={form} name="contact" label={FIELD_NAMES.contact} maxLength={120} optional />
      <LineField form={form} name="phone" label={FIELD_NAMES.phone} maxLength={40} type="tel" optional />
      <LineField form={form} name="reference" label={FIELD_NAMES.reference} maxLength={60} optional />
      <LineField form={form} name="remarks" label={FIELD_NAMES.remarks} maxLength={300} optional />
    </SubmitForm>
  );
}

function valuesOf({ appointment, time_zone }: Delivery): Values {
  return {
    state: appointment?.state ?? 'requested',
    window_from: appointment ? localInputOf(appointment.window_from, time_zone) : '',
    window_until: appointment ? localInputOf(appointment.window_until, time_zone) : '',
    contact: appointment?.contact ?? '',
    phone: appointment?.phone ?? '',
    reference: appointment?.reference ?? '',
    remarks: appointment?.remarks ?? '',
  };
}

function appointmentOf({ state, window_from, window_until, ...texts }: Values, time_zone: string) {
  const [from, until] = [window_from, window_until].map((text) => momentOfLocalInput(text, time_zone));
  return state === 'none' || !from || !until
    ? null
    : { ...texts, state, window_from: from, window_until: until };
}
