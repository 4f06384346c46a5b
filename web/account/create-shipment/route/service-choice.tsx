import type { ServicePromise } from '#domain/routing/service-promises.ts';
import { SERVICE_PROMISES, SERVICE_TYPES, type ServiceType } from '#domain/shipments/service-type.ts';
import { RadioRow } from '#web/ui/fields/choice-row.tsx';
import { FieldError } from '#web/ui/fields/field.tsx';
import { FIELD_LABELS } from '../field-labels.ts';
import { servicePromiseText } from '../service-promise-text.ts';

interface ServiceChoiceProps {
  value: ServiceType;
  onChange: (service: ServiceType) => void;
  error?: string | undefined;
  /** The transit time of each service on this lane, as far as it is known. */
  promises: ReadonlyMap<ServiceType, ServicePromise>;
}

export function ServiceChoice({ value, onChange, error, promises }: ServiceChoiceProps) {
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 text-ui font-semibold">{FIELD_LABELS.service_type}</legend>
      <div className="flex flex-col gap-2">
        {SERVICE_TYPES.map((service, index) => (
          <RadioRow
            key={service}
            id={index === 0 ? 'service_type' : `service_type-${service}`}
            name="service_type"
            value={service}
            checked={service === value}
            onChange={() => onChange(service)}
            label={SERVICE_PROMISES[service].name}
            aside={SERVICE_PROMISES[service].promise}
            hint={servicePromiseText(promises.get(service))}
          />
        ))}
        {error && <FieldError id="service_type-error">{error}</FieldError>}
      </div>
    </fieldset>
  );
}
