import type { StaffShipment } from '#contract/shipments/staff.ts';
import type { ShipmentStatus } from '#domain/shipments/status.ts';
import { CheckboxRow } from '#web/ui/fields/choice-row.tsx';
import { statusName } from '../../status/status-labels.ts';
import { EntryFormFrame } from '../entry-form-frame.tsx';
import { EventFields } from '../event-fields.tsx';
import { statusOffer } from './event-values.ts';
import type { EventForm as Form } from './use-event-form.ts';

interface EventFormProps {
  shipment: StaffShipment;
  form: Form;
  locked: string | undefined;
}

/** Adds an event. If the event implies another status, offers to change the shipment's status as well. */
export function EventForm({ shipment, form, locked }: EventFormProps) {
  const { values, change, idOf } = form;
  const offer = statusOffer(shipment, values);
  return (
    <EntryFormFrame
      title="Add a tracking event"
      label="Add event"
      busyLabel="Adding..."
      form={form}
      locked={locked}
    >
      <EventFields form={form} />
      {offer && (
        <CheckboxRow
          id={idOf('set_status')}
          label={`Also set the shipment to ${nameOf(values.status as ShipmentStatus)}`}
          hint={offer.unusual ? unusualHint(shipment.status) : hintOf(shipment.status)}
          checked={offer.chosen}
          onChange={({ target }) => change({ set_status: target.checked ? 'yes' : 'no' })}
        />
      )}
    </EntryFormFrame>
  );
}

function nameOf(status: ShipmentStatus): string {
  return statusName(status).toLowerCase();
}

function hintOf(status: ShipmentStatus): string {
  return `It is ${nameOf(status)} now. We notify the client.`;
}

function unusualHint(status: ShipmentStatus): string {
  return `It is ${nameOf(status)} now, so this is an unusual change. We notify the client.`;
}
