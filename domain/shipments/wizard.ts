import type { TransportMode } from '../routing/transport-mode.ts';
import type { ShipmentDraftInput } from './shipment-draft.ts';

export const WIZARD_STEPS = [
  { step: 1, title: 'Origin & Destination' },
  { step: 2, title: 'Cargo Details' },
  { step: 3, title: 'Route Selection' },
  { step: 4, title: 'Review & Confirm' },
] as const;
export type WizardStep = (typeof WIZARD_STEPS)[number]['step'];

export interface WizardState {
  draft: Partial<ShipmentDraftInput>;
  transport_mode: TransportMode | null;
}

/** Labels of the fields a step still needs, shown beside the Next button; empty when the step is valid. */
export function missingIn(step: WizardStep, { draft, transport_mode }: WizardState): string[] {
  const requirements: Record<WizardStep, [met: boolean, name: string][]> = {
    1: [
      [filled(draft.origin_city), 'origin city'],
      [filled(draft.origin_country), 'origin country'],
      [filled(draft.destination_city), 'destination city'],
      [filled(draft.destination_country), 'destination country'],
    ],
    2: [
      [filled(draft.cargo_description), 'cargo description'],
      [typeof draft.cargo_weight === 'number' && draft.cargo_weight > 0, 'weight'],
    ],
    3: [[transport_mode !== null, 'a route']],
    4: [],
  };
  return requirements[step].filter(([met]) => !met).map(([, name]) => name);
}

/** The furthest step that can be opened: all steps before it are valid. */
export function furthestStep(state: WizardState): WizardStep {
  return WIZARD_STEPS.find(({ step }) => missingIn(step, state).length > 0)?.step ?? 4;
}

function filled(text: string | undefined): boolean {
  return text !== undefined && text.trim() !== '';
}
