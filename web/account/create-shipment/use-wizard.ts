import { useEffect, useState } from 'react';
import { missingIn, type WizardStep } from '#domain/shipments/wizard.ts';
import { blockersIn, type FieldMessages, openUpTo, unknownCountries } from './blockers.ts';
import { type InstructionsState, useInstructions } from './shipping-instructions/use-instructions.ts';
import { useBrokenRules } from './use-broken-rules.ts';
import { type DraftField, draftOf, isSameRequest, routeRequestOf, type WizardForm } from './wizard-form.ts';
import {
  type ChosenClient,
  type ChosenRoute,
  newWizard,
  readStoredWizard,
  type StoredWizard,
  storeWizard,
} from './wizard-storage.ts';

export interface Wizard extends Omit<StoredWizard, 'instructions'> {
  instructions: InstructionsState;
  /** The furthest step that may be open. */
  furthest: WizardStep;
  /** What keeps the user from leaving a step; '' when nothing does. */
  blockers: (step: WizardStep) => string;
  /** Also drops the chosen route if the change affects it. */
  change: (patch: Partial<WizardForm>) => void;
  choose: (route: ChosenRoute | null) => void;
  /** Sets the client for whom staff book; null for themselves. */
  bookFor: (client: ChosenClient | null) => void;
  /** Starts over with this form, copied from the shipment `again`. */
  begin: (form: WizardForm, again: string | null) => void;
  /** The message for a field: the server's, or the schema's once the field has lost focus. */
  errorOf: (field: DraftField) => string | undefined;
  leave: (field: DraftField) => void;
  /** The server's messages; each is shown until its field changes. */
  refusals: FieldMessages;
  refuse: (messages: FieldMessages) => void;
}

/** The draft and the chosen route, stored for the tab. */
export function useWizard(user_id: string): Wizard {
  const [stored, setStored] = useState(() => readStoredWizard(user_id));
  const [refusals, refuse] = useState<FieldMessages>({});
  const [left, setLeft] = useState<ReadonlySet<DraftField>>(new Set());
  useEffect(() => storeWizard(stored), [stored]);

  const instructions = useInstructions(stored.instructions, (update) => {
    setStored((former) => ({ ...former, instructions: update(former.instructions) }));
  });

  const transport_mode = stored.route?.option.transport_mode ?? null;
  const hasPlaces = missingIn(1, { draft: draftOf(stored.form), transport_mode }).length === 0;
  const wrong = { ...useBrokenRules(stored.form, hasPlaces), ...unknownCountries(stored.form) };
  const judged = { form: stored.form, transport_mode, wrong, client: stored.client };

  return {
    ...stored,
    instructions,
    furthest: openUpTo(judged),
    blockers: (step) =>
      [blockersIn(step, judged), ...(step === 4 ? sentencesOf(instructions) : [])].filter(Boolean).join(' '),
    change: (patch) => {
      setStored((former) => changed(former, patch));
      refuse((former) => without(former, patch));
    },
    choose: (route) => setStored((former) => ({ ...former, route })),
    bookFor: (client) => setStored((former) => ({ ...former, client })),
    begin: (form, again) => {
      setStored({ ...newWizard(user_id), form, again });
      setLeft(new Set());
      refuse({});
      instructions.refuse({});
    },
    errorOf: (field) => refusals[field] ?? (left.has(field) ? wrong[field] : undefined),
    leave: (field) => setLeft((former) => new Set(former).add(field)),
    refusals,
    refuse,
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

function without(messages: FieldMessages, patch: Partial<WizardForm>): FieldMessages {
  const isChanged = (field: string) =>
    field in patch ||
    (field === 'cargo_dimensions' &&
      ['cargo_length', 'cargo_width', 'cargo_height'].some((side) => side in patch));
  return Object.fromEntries(Object.entries(messages).filter(([field]) => !isChanged(field)));
}
