import { dayText } from '#domain/calendar/local-time.ts';
import type { TransportMode } from '#domain/routing/transport-mode.ts';
import { PRIORITIES, type Priority } from '#domain/shipments/priority.ts';
import { SERVICE_PROMISES, SERVICE_TYPES, type ServiceType } from '#domain/shipments/service-type.ts';
import type { ShipmentStatus } from '#domain/shipments/status.ts';
import { MODE_NAMES } from '#web/shipments/mode-icon.tsx';
import { Field } from '#web/ui/fields/field.tsx';
import { Select } from '#web/ui/fields/select.tsx';
import { SELECTABLE_STATUSES, statusName } from '../../status/status-labels.ts';
import { EditLine, fieldOf } from './edit-field.tsx';
import type { ShipmentEdit } from './use-shipment-edit.ts';

const STATUSES = SELECTABLE_STATUSES.map(named);
const PRIORITY_CHOICES = PRIORITIES.map(named);
const SERVICES = SERVICE_TYPES.map((value) => ({
  value,
  label: `${SERVICE_PROMISES[value].name} (${SERVICE_PROMISES[value].promise.toLowerCase()})`,
}));
const MODES = [
  ...Object.entries(MODE_NAMES).map(([value, label]) => ({ value, label })),
  { value: '', label: 'Multi-modal' },
];

/** Status, delivery and terms. */
export function TermsFields({ edit }: { edit: ShipmentEdit }) {
  const { base, values, change } = edit;
  // The status of a converted quote cannot be selected; it is listed until it changes.
  const statuses = base.status === 'created' ? [named('created'), ...STATUSES] : STATUSES;
  return (
    <fieldset className="min-w-0">
      <legend className="sr-only">Status and terms</legend>
      <div className="field-grid grid-cols-1 sm:grid-cols-2">
        <Field {...fieldOf(edit, 'status')}>
          <Select
            options={statuses}
            value={values.status}
            onChange={({ target }) => change({ status: target.value as ShipmentStatus })}
          />
        </Field>
        <EditLine
          edit={edit}
          name="estimated_delivery_date"
          type="date"
          optional
          hint={
            base.promised_delivery_day
              ? `Promised ${dayText(base.promised_delivery_day, undefined)}`
              : undefined
          }
        />
        {edit.fields.includes('estimated_delivery_date') && (
          <EditLine
            edit={edit}
            name="reason"
            optional
            hint="The customer sees this, for example “Port congestion in Rotterdam”."
          />
        )}
        <Field {...fieldOf(edit, 'service_type')}>
          <Select
            options={SERVICES}
            value={values.service_type}
            onChange={({ target }) => change({ service_type: target.value as ServiceType })}
          />
        </Field>
        <Field {...fieldOf(edit, 'transport_mode')}>
          <Select
            options={MODES}
            value={values.transport_mode}
            onChange={({ target }) => change({ transport_mode: target.value as TransportMode | '' })}
          />
        </Field>
        <Field {...fieldOf(edit, 'priority')}>
          <Select
            options={PRIORITY_CHOICES}
            value={values.priority}
            onChange={({ target }) => change({ priority: target.value as Priority })}
          />
        </Field>
        <EditLine
          edit={edit}
          name="cost_cents"
          unit={base.currency}
          inputMode="decimal"
          className="num"
          hint={base.price_status === 'confirmed' ? 'Confirmed. We notify the client of changes.' : undefined}
        />
      </div>
    </fieldset>
  );
}

function named(value: string) {
  return { value, label: statusName(value) };
}
