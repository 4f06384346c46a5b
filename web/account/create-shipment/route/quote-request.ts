import type { QuoteUrgency, ShipmentType } from '#domain/quotes/quote-choices.ts';
import type { TransportMode } from '#domain/routing/transport-mode.ts';
import type { ServiceType } from '#domain/shipments/service-type.ts';
import { paths } from '#web/paths.ts';
import type { QuotePreset } from '#web/quotes/quote-values.ts';
import { shortPlace } from '../places/short-place.ts';
import { bookedLines, draftOf, type WizardForm } from '../wizard-form.ts';

const URGENCIES: Readonly<Record<ServiceType, QuoteUrgency>> = {
  standard: 'standard',
  express: 'express',
  overnight: 'urgent',
  same_day: 'same-day',
};

/** The link to the quote form, filled in with what was typed here. */
export function quoteRequestOf(form: WizardForm, mode: TransportMode): { to: string; state: QuotePreset } {
  const draft = draftOf(form);
  const to = paths.quote({
    origin: shortPlace(form, 'origin'),
    destination: shortPlace(form, 'destination'),
    weight: draft.cargo_weight ? String(draft.cargo_weight) : '',
    mode: mode === 'sea' ? 'ocean' : mode,
  });
  const quote = {
    shipment_type: typeOf(form),
    dimensions: draft.cargo_dimensions ?? '',
    value: form.cargo_value,
    urgency: URGENCIES[form.service_type],
    description: descriptionOf(form),
  };
  return { to, state: { quote } };
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
