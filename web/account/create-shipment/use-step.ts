import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { WIZARD_STEPS, type WizardStep } from '#domain/shipments/wizard.ts';
import { paths } from '#web/paths.ts';

/** The history state of a step. */
export interface StepMove {
  /** The step of the previous history entry. */
  cameFrom?: WizardStep;
  /** Whether Next returns to the review. */
  changing?: boolean;
  /** The field to focus; by default the step's heading. */
  field?: string;
}

/** The step in the URL, at most the furthest open one; redirects if the URL names a later one. */
export function useStep(furthest: WizardStep) {
  const { search, state } = useLocation();
  const navigate = useNavigate();
  const requested = stepInUrl(search);
  const step = (requested > furthest ? furthest : requested) as WizardStep;
  const move = (state ?? {}) as StepMove;

  useEffect(() => {
    if (requested !== step) navigate(paths.createShipment({ step }), { replace: true });
  }, [requested, step, navigate]);

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

/** The step in the URL, by default the first; the caller limits it. */
function stepInUrl(search: string): number {
  const requested = Number(new URLSearchParams(search).get('step') ?? 1);
  return Number.isInteger(requested) && requested >= WIZARD_STEPS[0].step ? requested : WIZARD_STEPS[0].step;
}
