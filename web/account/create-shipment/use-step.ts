import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { WIZARD_STEPS, type WizardStep } from '#domain/shipments/wizard.ts';
import { paths } from '#web/paths.ts';
import type { DraftField } from './wizard-form.ts';

/** What a move carries beside its address. */
export interface StepMove {
  /** The step that lies before this one in the browser's history. */
  cameFrom?: WizardStep;
  /** Next leads back to the review. */
  changing?: boolean;
  /** The field to take focus; the step's heading unless told. */
  field?: DraftField;
}

/** The step in the address, at most the furthest open one; the address follows when it asks for more. */
export function useStep(furthest: WizardStep) {
  const { search, state } = useLocation();
  const navigate = useNavigate();
  const asked = askedFor(search);
  const step = (asked > furthest ? furthest : asked) as WizardStep;
  const move = (state ?? {}) as StepMove;

  useEffect(() => {
    if (asked !== step) navigate(paths.createShipment({ step }), { replace: true });
  }, [asked, step, navigate]);

  return {
    step,
    move,
    goOn: () => {
      const next = move.changing ? furthest : ((step + 1) as WizardStep);
      navigate(paths.createShipment({ step: next }), { state: { cameFrom: step } satisfies StepMove });
    },
    goBack: () => {
      const before = (step - 1) as WizardStep;
      if (move.cameFrom === before) navigate(-1);
      else navigate(paths.createShipment({ step: before }));
    },
  };
}

/** Steps without a number are the first; numbers beyond the last are left for the caller to refuse. */
function askedFor(search: string): number {
  const asked = Number(new URLSearchParams(search).get('step') ?? 1);
  return Number.isInteger(asked) && asked >= WIZARD_STEPS[0].step ? asked : WIZARD_STEPS[0].step;
}
