import { useEffect, useState } from 'react';
import { missingIn, type WizardStep } from '#domain/shipments/wizard.ts';
import { blockersIn, type FieldMessages, openUpTo, unknownCountries } from './blockers.ts';
import { type InstructionsState, useInstructions } from './shipping-instructions/use-instructions.ts';
import { useBrokenRules } from './use-broken-rules.ts';
import { type DraftField, draftOf, isSameRequest, routeRequestOf, type WizardForm } from './wizard-form.ts';
import {
  type ChosenClient,
  type ChosenRoute,
  keepWizard,
  newWizard,
  readStoredWizard,
  type StoredWizard,
} from './wizard-storage.ts';

export interface Wizard extends Omit<StoredWizard, 'papers'> {
  papers: InstructionsState;
  /** The furthest step that may be open. */
  furthest: WizardStep;
  /** Why one cannot go on from a step; '' when one can. */
  blockers: (step: WizardStep) => string;
  /** Also drops the chosen route when it was for something else. */
  change: (patch: Partial<WizardForm>) => void;
  choose: (route: ChosenRoute | null) => void;
  /** Books for this client, null for oneself. */
  bookFor: (client: ChosenClient | null) => void;
  /** Begins anew with this form, which came from the shipment `again`. */
  begin: (form: WizardForm, again: string | null) => void;
  /** What to say at a field: the server's refusal, or the rule's once the field has been left. */
  errorOf: (field: DraftField) => string | undefined;
  leave: (field: DraftField) => void;
  /** What the server would not take; each is shown until its field changes. */
  refusals: FieldMessages;
  refuse: (messages: FieldMessages) => void;
}

/** The draft and the chosen route, kept for the tab. */
export function useWizard(user_id: string): Wizard {
  const [kept, setKept] = useState(() => readStoredWizard(user_id));
  const [refusals, refuse] = useState<FieldMessages>({});
  const [left, setLeft] = useState<ReadonlySet<DraftField>>(new Set());
  useEffect(() => keepWizard(kept), [kept]);

  const papers = useInstructions(kept.papers, (update) => {
    setKept((former) => ({ ...former, papers: update(former.papers) }));
  });

  const transport_mode = kept.route?.option.transport_mode ?? null;
  const hasPlaces = missingIn(1, { draft: draftOf(kept.form), transport_mode }).length === 0;
  const wrong = { ...useBrokenRules(kept.form, hasPlaces), ...unknownCountries(kept.form) };
  const judged = { form: kept.form, transport_mode, wrong, client: kept.client };

  return {
    ...kept,
    papers,
    furthest: openUpTo(judged),
    blockers: (step) =>
      [blockersIn(step, judged), ...(step === 4 ? sentencesOf(papers) : [])].filter(Boolean).join(' '),
    change: (patch) => {
      setKept((former) => changed(former, patch));
      refuse((former) => without(former, patch));
    },
    choose: (route) => setKept((former) => ({ ...former, route })),
    bookFor: (client) => setKept((former) => ({ ...former, client })),
    begin: (form, again) => {
      setKept({ ...newWizard(user_id), form, again });
      setLeft(new Set());
      refuse({});
      papers.refuse({});
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

/** Another town has other ports, so a port that was chosen for the one before is dropped. */
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
