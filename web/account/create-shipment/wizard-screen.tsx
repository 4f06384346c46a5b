import { lazy, Suspense, useEffect, useRef } from 'react';
import { WIZARD_STEPS, type WizardStep } from '#domain/shipments/wizard.ts';
import { AnalyzingRoutes } from './analyzing-routes.tsx';
import { CargoStep } from './cargo-step.tsx';
import { PlacesStep } from './places-step.tsx';
import { ReviewStep } from './review-step.tsx';
import { ShipmentSummary, ShipmentSummaryDisclosure } from './shipment-summary.tsx';
import { StepBar } from './step-bar.tsx';
import { StepList } from './step-list.tsx';
import { useCreateShipment } from './use-create-shipment.ts';
import { type StepMove, useStep } from './use-step.ts';
import { useWizard } from './use-wizard.ts';

const loadRouteStep = () => import('./route-step.tsx');
const RouteStep = lazy(async () => ({ default: (await loadRouteStep()).RouteStep }));

const HEADINGS: Partial<Record<WizardStep, string>> = { 3: 'Smart Route Recommendations' };

export function WizardScreen() {
  const wizard = useWizard();
  const { step, move, goOn, goBack } = useStep(wizard.furthest);
  const booking = useCreateShipment(wizard);
  const heading = useFocusOnMove(step, move);
  useEffect(() => {
    if (step === 2) void loadRouteStep();
  }, [step]);

  return (
    <div className="container-site py-8 sm:py-10">
      <div className="flex items-baseline justify-between gap-4">
        <h1>Create New Shipment</h1>
        <p className="text-ui whitespace-nowrap text-ink-2 max-sm:hidden">
          Step {step} of {WIZARD_STEPS.length}
        </p>
      </div>
      <StepList step={step} furthest={wizard.furthest} />
      <div className="mt-8 grid gap-x-12 gap-y-6 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <form
          noValidate
          aria-labelledby="step-heading"
          onSubmit={(event) => {
            event.preventDefault();
            if (step < 4 && wizard.blockers(step) === '') goOn();
          }}
          className="flex min-w-0 flex-col gap-6 [&_:is(input,select,textarea,a,summary)]:scroll-mb-40"
        >
          <h2 id="step-heading" ref={heading} tabIndex={-1}>
            {HEADINGS[step] ?? WIZARD_STEPS[step - 1]?.title}
          </h2>
          {step === 1 && <PlacesStep wizard={wizard} />}
          {step === 2 && <CargoStep wizard={wizard} />}
          {step === 3 && (
            <Suspense fallback={<AnalyzingRoutes form={wizard.form} />}>
              <RouteStep wizard={wizard} />
            </Suspense>
          )}
          {step === 4 && <ReviewStep wizard={wizard} booking={booking} />}
          {step < 4 && <ShipmentSummaryDisclosure wizard={wizard} />}
          <StepBar step={step} blockers={wizard.blockers(step)} onBack={goBack} booking={booking} />
        </form>
        <ShipmentSummary wizard={wizard} />
      </div>
    </div>
  );
}

/** Moving to a step takes focus to its heading, or to the field one has come to correct. */
function useFocusOnMove(step: WizardStep, { field }: StepMove) {
  const heading = useRef<HTMLHeadingElement>(null);
  const former = useRef(step);
  useEffect(() => {
    if (former.current === step) return;
    former.current = step;
    const target = field && document.getElementById(field);
    (target || heading.current)?.focus();
  }, [step, field]);
  return heading;
}
