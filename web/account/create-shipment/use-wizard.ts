import { useEffect, useState } from 'react';
import { missingIn, type WizardStep } from '#domain/shipments/wizard.ts';
import { blockersIn, openUpTo, unknownCountries } from './blockers.ts';
import { type InstructionsState, useInstructions } from './shipping-instructions/use-instructions.ts';
import { useFieldErrors, useLazyRules } from './use-field-errors.ts';
import { draftOf, isSameRequest, routeRequestOf, type WizardForm } from './wizard-form.ts';
import {
  type ChosenClient,
  type ChosenRoute,
  newWizard,
  readStoredWizard,
  type StoredWizard,
  storeWizard,
} from './wizard-storage.ts';

export type Wizard = ReturnType<typeof useWizard>;

const SIDES: readonly string[] = ['cargo_length', 'cargo_width', 'cargo_height'];
const loadRules = () => import('./rule-messages.ts');

/** The draft and the chosen route, stored for the tab. */
export function useWizard(user_id: string) {
  const [stored, setStored] = useState(() => readStoredWizard(user_id));
  useEffect(() => storeWizard(stored), [stored]);

  // Not stored: the reason belongs to this booking attempt.
  const [credit_reason, setCreditReason] = useState('');
  const instructions = useInstructions(stored.instructions, (update) => {
    setStored((former) => ({ ...former, instructions: update(former.instructions) }));
  });

  const transport_mode = stored.route?.option.transport_mode ?? null;
  const hasPlaces = missingIn(1, { draft: draftOf(stored.form), transport_mode }).length === 0;
  const rules = useLazyRules(loadRules, hasPlaces);
  const wrong = { ...rules?.validateForm(stored.form), ...unknownCountries(stored.form) };
  const errors = useFieldErrors(wrong);
  const judged = { form: stored.form, transport_mode, wrong, client: stored.client };

  return {
    ...stored,
    ...errors,
    instructions,
    /** Why staff book for a company on hold or over its limit. */
    credit_reason,
    setCreditReason,
    /** The furthest step that may be open. */
    furthest: openUpTo(judged),
    /** What keeps the user from leaving a step; '' when nothing does. */
    blockers: (step: WizardStep) =>
      [
        blockersIn(step, judged),
        ...(step === 4
          ? [...sentencesOf(instructions), rules?.undividedGoods(stored.form, instructions.typed)]
          : []),
      ]
        .filter(Boolean)
        .join(' '),
    /** Also drops the chosen route if the change affects it. */
    change: (patch: Partial<WizardForm>) => {
      setStored((former) => changed(former, patch));
      errors.accept(
        (field) =>
          field in patch ||
          (field.startsWith('cargo_lines.') && ('lines' in patch || 'goods' in patch)) ||
          (field === 'cargo_dimensions' && SIDES.some((side) => side in patch)),
      );
    },
    choose: (route: ChosenRoute | null) => setStored((former) => ({ ...former, route })),
    /** Sets the client for whom staff book; null for themselves. */
    bookFor: (client: ChosenClient | null) => setStored((former) => ({ ...former, client })),
    /** Starts over with this form, copied from the shipment `again`. */
    begin: (form: WizardForm, again: string | null) => {
      setStored({ ...newWizard(user_id), form, again });
      errors.reset();
      instructions.reset();
    },
  };
}

function sentencesOf({ problems }: InstructionsState): string[] {
  return problems.map(({ label, message }) => `${label}: ${message}`);
}

function changed(former: StoredWizard, patch: Partial<WizardForm>): StoredWizard {
  const form = { ...former.form, ...withoutPorts(patch), ...patch };
  const stillOffered = former.route && isSameRequest(former.route.request, routeRequestOf(form));
  return { ...former, form, route: stillOffered ? former.route : null };
}

/** Ports belong to a town, so changing the town drops them. */
function withoutPorts(patch: Partial<WizardForm>): Partial<WizardForm> {
  return {
    ...('origin_city' in patch || 'origin_country' in patch ? { origin_port: '' } : {}),
    ...('destination_city' in patch || 'destination_country' in patch ? { destination_port: '' } : {}),
  };
}
