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

/** A new event. Where it implies another status of the shipment, it offers to set that as well. */
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
          label={`Set the shipment to ${nameOf(values.status as ShipmentStatus)} as well`}
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
  return `It is ${nameOf(status)} now. The client is notified.`;
}

function unusualHint(status: ShipmentStatus): string {
  return `It is ${nameOf(status)} now, so this is an unusual change. The client is notified.`;
}
