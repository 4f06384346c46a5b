import { resolveCountry } from '#domain/places/countries.ts';
import type { TransportMode } from '#domain/routing/transport-mode.ts';
import { ShipmentDraft } from '#domain/shipments/shipment-draft.ts';
import { furthestStep, missingIn, WIZARD_STEPS, type WizardStep } from '#domain/shipments/wizard.ts';
import { FIELD_LABELS, isDraftField, stepOf } from './field-labels.ts';
import { type DraftField, draftOf, type WizardForm } from './wizard-form.ts';

export type FieldMessages = Partial<Record<DraftField, string>>;

const COUNTRY_FIELDS = ['origin_country', 'destination_country'] as const;
const UNKNOWN_COUNTRY = 'We could not find this country. Please check its name.';

/** The fields that hold something wrong, each with its sentence. What is merely missing is not among them. */
export function wrongFields(form: WizardForm): FieldMessages {
  const draft = draftOf(form);
  const wrong: FieldMessages = {};
  for (const field of COUNTRY_FIELDS)
    if (form[field].trim() !== '' && !resolveCountry(form[field])) wrong[field] = UNKNOWN_COUNTRY;
  for (const { path, message } of ShipmentDraft.safeParse(draft).error?.issues ?? []) {
    const [field] = path;
    if (isDraftField(field) && !wrong[field] && !isBlank(draft[field])) wrong[field] = message;
  }
  return wrong;
}

/** The furthest step that may be open: before it nothing is missing and nothing is wrong. */
export function openUpTo(form: WizardForm, transport_mode: TransportMode | null): WizardStep {
  const complete = furthestStep({ draft: draftOf(form), transport_mode });
  const wrong = Object.keys(wrongFields(form)).map((field) => stepOf(field as DraftField));
  return WIZARD_STEPS.find(({ step }) => step === complete || wrong.includes(step))?.step ?? complete;
}

/** Why one cannot go on from a step, as one sentence or two; '' when one can. */
export function blockersIn(step: WizardStep, form: WizardForm, transport_mode: TransportMode | null): string {
  const missing = missingIn(step, { draft: draftOf(form), transport_mode });
  const wrong = Object.entries(wrongFields(form)).filter(([field]) => stepOf(field as DraftField) === step);
  return [
    missing.length > 0 ? `Still needed: ${listed(missing)}.` : '',
    ...wrong.map(([field, sentence]) => `${FIELD_LABELS[field as DraftField]}: ${sentence}`),
  ]
    .filter(Boolean)
    .join(' ');
}

function isBlank(value: unknown) {
  return value === undefined || value === null || (typeof value === 'string' && value.trim() === '');
}

function listed(names: readonly string[]) {
  return new Intl.ListFormat('en', { type: 'conjunction' }).format(names);
}
