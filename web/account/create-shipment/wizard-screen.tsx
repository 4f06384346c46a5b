import { Suspense, useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router';
import { admits } from '#domain/people/access.ts';
import { WIZARD_STEPS, type WizardStep } from '#domain/shipments/wizard.ts';
import { useSession } from '#web/people/session.ts';
import { lazyWithRetry } from '#web/ui/loading/lazy-with-retry.ts';
import { Skeleton } from '#web/ui/loading/skeleton.tsx';
import { PlacesStep } from './places/places-step.tsx';
import { ShipmentSummary, ShipmentSummaryDisclosure } from './review/shipment-summary.tsx';
import { StepBar } from './step-bar.tsx';
import { StepList } from './step-list.tsx';
import { useCreateShipment } from './use-create-shipment.ts';
import { type StepMove, useStep } from './use-step.ts';
import { useWizard } from './use-wizard.ts';

/** Each step's code loads when the step opens. */
const load = {
  2: () => import('./cargo/cargo-step.tsx'),
  3: () => Promise.all([import('./route/route-step.tsx'), import('./route/analyzing-chart.tsx')]),
  4: () => import('./review/review-step.tsx'),
};
const CargoStep = lazyWithRetry(async () => (await load[2]()).CargoStep);
const RouteStep = lazyWithRetry(async () => (await load[3]())[0].RouteStep);
const ReviewStep = lazyWithRetry(async () => (await load[4]()).ReviewStep);

const BookAgain = lazyWithRetry(async () => (await import('./book-again.tsx')).BookAgain);
const FilledInFrom = lazyWithRetry(async () => (await import('./book-again.tsx')).FilledInFrom);
const FromTemplate = lazyWithRetry(async () => (await import('./from-template.tsx')).FromTemplate);
const ClientField = lazyWithRetry(async () => (await import('./places/client-field.tsx')).ClientField);

const TemplatesButton = lazyWithRetry(
  async () => (await import('#web/booking-templates/templates-button.tsx')).TemplatesButton,
);

const HEADINGS: Partial<Record<WizardStep, string>> = { 3: 'Smart Route Recommendations' };

export function WizardScreen({ user_id }: { user_id: string }) {
  const wizard = useWizard(user_id);
  const { person } = useSession();
  const booksForClients = person && person.second_factor !== 'missing' && admits('staff', person);
  const [search] = useSearchParams();
  const again = search.get('again');
  const template = search.get('template');
  const organisation_id = person?.organisation?.id;
  const { step, move, goOn, goBack } = useStep(wizard.furthest);
  const booking = useCreateShipment(wizard);
  const heading = useFocusOnMove(step, move);
  useEffect(() => {
    for (const open of [2, 3, 4] as const) if (open <= wizard.furthest) void load[open]();
  }, [wizard.furthest]);

  return (
    <div className="container-area">
      <div className="flex items-baseline justify-between gap-4">
        <h1>Create New Shipment</h1>
        <p className="text-ui whitespace-nowrap text-ink-2 max-sm:hidden">
          Step {step} of {WIZARD_STEPS.length}
        </p>
      </div>
      <StepList step={step} furthest={wizard.furthest} />
      <div className="mt-8 grid gap-x-10 gap-y-6 @[60rem]:grid-cols-[minmax(0,1fr)_20rem]">
        <form
          noValidate
          aria-labelledby="step-heading"
          onSubmit={(event) => {
            event.preventDefault();
            if (step < 4 && wizard.blockers(step) === '') goOn();
          }}
          className="flex min-w-0 flex-col gap-6 [&_:is(input,select,textarea,a,summary,button)]:scroll-mb-40"
        >
          <div className="flex min-h-11 items-center justify-between gap-4">
            <h2 id="step-heading" ref={heading} tabIndex={-1}>
              {HEADINGS[step] ?? WIZARD_STEPS[step - 1]?.title}
            </h2>
            <Suspense>{step === 1 && organisation_id && <TemplatesButton />}</Suspense>
          </div>
          <Suspense>
            {again ? (
              <BookAgain tracking_number={again} wizard={wizard} />
            ) : template ? (
              <FromTemplate id={template} wizard={wizard} />
            ) : (
              step === 1 && wizard.again && <FilledInFrom tracking_number={wizard.again} wizard={wizard} />
            )}
            {step === 1 && booksForClients && <ClientField wizard={wizard} />}
          </Suspense>
          {step === 1 && <PlacesStep wizard={wizard} organisation_id={organisation_id} />}
          <Suspense fallback={<StepOnItsWay />}>
            {step === 2 && <CargoStep wizard={wizard} />}
            {step === 3 && <RouteStep wizard={wizard} />}
            {step === 4 && <ReviewStep wizard={wizard} booking={booking} />}
          </Suspense>
          {step < 4 && <ShipmentSummaryDisclosure wizard={wizard} />}
          <StepBar
            step={step}
            blockers={wizard.blockers(step)}
            chosen={step === 3 ? wizard.route?.label : undefined}
            onBack={goBack}
            booking={booking}
          />
        </form>
        <ShipmentSummary wizard={wizard} />
      </div>
    </div>
  );
}

function StepOnItsWay() {
  return <Skeleton className="h-96 w-full" />;
}

/** A new step focuses its heading, or the field to correct. */
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
