import { dayText } from '#domain/calendar/local-time.ts';
import { PRIORITIES } from '#domain/shipments/priority.ts';
import { SERVICE_PROMISES, SERVICE_TYPES } from '#domain/shipments/service-type.ts';
import { MODE_OPTIONS } from '#web/shipments/mode-options.ts';
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
const MODES = [...MODE_OPTIONS, { value: '', label: 'Multi-modal' } as const];

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
          <Select options={statuses} value={values.status} onValueChange={(status) => change({ status })} />
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
            onValueChange={(service_type) => change({ service_type })}
          />
        </Field>
        <Field {...fieldOf(edit, 'transport_mode')}>
          <Select
            options={MODES}
            value={values.transport_mode}
            onValueChange={(transport_mode) => change({ transport_mode })}
          />
        </Field>
        <Field {...fieldOf(edit, 'priority')}>
          <Select
            options={PRIORITY_CHOICES}
            value={values.priority}
            onValueChange={(priority) => change({ priority })}
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

function named<Value extends string>(value: Value) {
  return { value, label: statusName(value) };
}
