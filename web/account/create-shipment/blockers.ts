import { resolveCountry } from '#domain/places/countries.ts';
import type { TransportMode } from '#domain/routing/transport-mode.ts';
import { furthestStep, missingIn, WIZARD_STEPS, type WizardStep } from '#domain/shipments/wizard.ts';
import type { FieldMessages } from '#web/forms/field-messages.ts';
import { labelOf, stepOf } from './field-labels.ts';
import { draftOf, type WizardForm } from './wizard-form.ts';
import type { ChosenClient } from './wizard-storage.ts';

/** The input that decides which wizard steps are open. */
interface Judged {
  form: WizardForm;
  transport_mode: TransportMode | null;
  /** Invalid fields and their messages. */
  wrong: FieldMessages;
  client: ChosenClient | null;
}

export const UNKNOWN_CLIENT = 'Choose a client from the list, or clear the field to book for yourself.';
const COUNTRY_FIELDS = ['origin_country', 'destination_country'] as const;
const UNKNOWN_COUNTRY = 'We couldn’t find this country. Check its name.';

export function unknownCountries(form: WizardForm): FieldMessages {
  const unknown = COUNTRY_FIELDS.filter((field) => form[field].trim() !== '' && !resolveCountry(form[field]));
  return Object.fromEntries(unknown.map((field) => [field, UNKNOWN_COUNTRY]));
}

/** Staff must choose a client from the list: a typed name alone would book for themselves. */
export function isUnknownClient(client: ChosenClient | null): boolean {
  return client !== null && client.user_id === null;
}

/** The furthest step that may be open: all steps before it are complete and valid. */
export function openUpTo({ form, transport_mode, wrong, client }: Judged): WizardStep {
  if (isUnknownClient(client)) return 1;
  const complete = furthestStep({ draft: draftOf(form), transport_mode });
  const wrongSteps = Object.keys(wrong).map((field) => stepOf(field));
  return WIZARD_STEPS.find(({ step }) => step === complete || wrongSteps.includes(step))?.step ?? complete;
}

/** What keeps the user from leaving a step, in a sentence or more; '' when nothing does. */
export function blockersIn(step: WizardStep, { form, transport_mode, wrong, client }: Judged): string {
  const hasLines = form.lines.length > 0;
  const isWrong = (name: string) => Object.keys(wrong).some((field) => labelOf(field).toLowerCase() === name);
  const missing = missingIn(step, { draft: draftOf(form), transport_mode }).filter((name) => !isWrong(name));
  const wrongHere = Object.entries(wrong).filter(([field]) => stepOf(field) === step);
  return [
    missing.length > 0 ? `Still needed: ${listed(missing)}.` : '',
    ...wrongHere.map(([field, sentence]) => `${labelOf(field, hasLines)}: ${sentence}`),
    step === 1 && isUnknownClient(client) ? UNKNOWN_CLIENT : '',
  ]
    .filter(Boolean)
    .join(' ');
}

function listed(names: readonly string[]) {
  return new Intl.ListFormat('en', { type: 'conjunction' }).format(names);
}
