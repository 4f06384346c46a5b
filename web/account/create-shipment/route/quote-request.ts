import type { QuoteUrgency, ShipmentType } from '#domain/quotes/quote-choices.ts';
import type { TransportMode } from '#domain/routing/transport-mode.ts';
import type { ServiceType } from '#domain/shipments/service-type.ts';
import { type StoredForm, storedFormKey } from '#web/forms/form-state/stored-form.ts';
import { paths } from '#web/paths.ts';
import type { QuoteValues } from '#web/quotes/quote-values.ts';
import { readSessionStorage, writeSessionStorage } from '#web/ui/session-storage-state.ts';
import { shortPlace } from '../places/short-place.ts';
import { bookedLines, draftOf, type WizardForm } from '../wizard-form.ts';

const URGENCIES: Readonly<Record<ServiceType, QuoteUrgency>> = {
  standard: 'standard',
  express: 'express',
  overnight: 'urgent',
  same_day: 'same-day',
};

/** The quote form with the route, the weight and the mode that were typed here. */
export function quotePath(form: WizardForm, mode: TransportMode): string {
  return paths.quote({
    origin: shortPlace(form, 'origin'),
    destination: shortPlace(form, 'destination'),
    weight: String(draftOf(form).cargo_weight ?? ''),
    mode: mode === 'sea' ? 'ocean' : mode,
  });
}

/**
 * Fills in the rest of the quote form, before its page opens. What it has of the contact stays. Written where the page reads it,
 * because it is near its script budget and has no room for another preset.
 */
export function storeQuoteRequest(form: WizardForm): void {
  const stored = readSessionStorage<StoredForm<Partial<QuoteValues>>>(storedFormKey('quote'));
  writeSessionStorage(storedFormKey('quote'), {
    opened_at: Date.now(),
    ...stored,
    values: { ...stored?.values, ...cargoOf(form) },
  });
}

function cargoOf(form: WizardForm): Partial<QuoteValues> {
  return {
    shipment_type: typeOf(form),
    dimensions: draftOf(form).cargo_dimensions ?? '',
    value: form.cargo_value,
    urgency: URGENCIES[form.service_type],
    description: descriptionOf(form),
  };
}

function typeOf(form: WizardForm): ShipmentType {
  if (form.dangerous_goods) return 'hazardous';
  if (form.temperature_controlled) return 'perishable';
  return form.fragile ? 'fragile' : 'general';
}

/** Everything that the quote form has no field for. */
function descriptionOf(form: WizardForm): string {
  const goods = bookedLines(form).flatMap(({ dangerous_goods }) => dangerous_goods ?? []);
  return [
    draftOf(form).cargo_description?.trim(),
    form.containers.trim(),
    ...goods.map(({ un_number, proper_shipping_name }) => `${un_number} ${proper_shipping_name}`.trim()),
    form.insurance_required && 'With insurance',
    form.special_instructions.trim(),
  ]
    .filter(Boolean)
    .join('\n');
}
