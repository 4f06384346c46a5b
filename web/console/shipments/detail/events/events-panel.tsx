import { useId, useRef } from 'react';
import type { StaffShipment } from '#contract/shipments/staff.ts';
import { counted } from '#web/shipments/amounts.ts';
import type { EventEdit } from '../use-event-edit.ts';
import { EventForm } from './event-form.tsx';
import { EventItem } from './event-item.tsx';
import type { EventForm as Form } from './use-event-form.ts';

interface EventsPanelProps {
  shipment: StaffShipment;
  form: Form;
  edit: EventEdit;
  locked: string | undefined;
}

/** Adds tracking events and lists them, newest first. */
export function EventsPanel({ shipment, form, edit, locked }: EventsPanelProps) {
  const headingId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const { events, tracking_number } = shipment;
  return (
    <div className="flex flex-col gap-5">
      <EventForm shipment={shipment} form={form} locked={locked} />
      <section aria-labelledby={headingId}>
        <h3 id={headingId} ref={heading} tabIndex={-1} className="text-h3">
          {counted(events.length, 'tracking event')}
        </h3>
        {events.length === 0 ? (
          <p className="mt-2 text-ui text-ink-2">No events yet. Add the first one with the form above.</p>
        ) : (
          <ol aria-labelledby={headingId} className="mt-2 divide-y divide-line border-y border-line">
            {events.map((event) => (
              <EventItem
                key={event.id}
                event={event}
                trackingNumber={tracking_number}
                edit={edit}
                locked={locked}
                onDeleted={() => heading.current?.focus()}
              />
            ))}
          </ol>
        )}
      </section>
    </div>
  );
}
