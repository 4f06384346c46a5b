import { type ReactNode, Suspense, useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { dayText } from '#domain/calendar/local-time.ts';
import { priceBasis } from '#domain/shipments/price-basis.ts';
import { paths } from '#web/paths.ts';
import { counted, daysUntil, usd } from '#web/shipments/amounts.ts';
import { PriceNote } from '#web/shipments/price.tsx';
import { VatNote } from '#web/shipments/vat-note.tsx';
import { Alert } from '#web/ui/alert.tsx';
import { lazyWithRetry } from '#web/ui/loading/lazy-with-retry.ts';
import { cargoFacts, clientFacts, placeFacts, routeFacts } from '../draft-facts.ts';
import { labelOf, stepOf } from '../field-labels.ts';
import { InsuranceLine } from '../insurance-line.tsx';
import { ApproximateNote } from '../places/approximate-note.tsx';
import { instructionFieldId } from '../shipping-instructions/instruction-field-id.ts';
import { fullLabelOf } from '../shipping-instructions/instruction-labels.ts';
import { InstructionsDisclosure } from '../shipping-instructions/instructions-disclosure.tsx';
import type { Booking } from '../use-create-shipment.ts';
import type { StepMove } from '../use-step.ts';
import type { Wizard } from '../use-wizard.ts';
import { ReviewGroup } from './review-group.tsx';
import { SignInLink } from './sign-in-needed.tsx';

const ClientCredit = lazyWithRetry(async () => (await import('./client-credit.tsx')).ClientCredit);

/** A summary of everything, each group with a link to its step. */
export function ReviewStep({ wizard, booking }: { wizard: Wizard; booking: Booking }) {
  const { form, client, route } = wizard;
  return (
    <div className="flex flex-col gap-6">
      <Failure booking={booking} wizard={wizard} />
      <ReviewGroup
        title="Origin & Destination"
        step={1}
        facts={[...clientFacts(client), ...placeFacts(form)]}
      />
      <ReviewGroup title="Cargo Details" step={2} facts={cargoFacts(form)} />
      {route && (
        <>
          <ApproximateNote place={route.origin} city={form.origin_city} verb="starts" />
          <ApproximateNote place={route.destination} city={form.destination_city} verb="ends" />
        </>
      )}
      {route && <ReviewGroup title="Route" step={3} facts={routeFacts(route)} />}
      <InstructionsDisclosure wizard={wizard} />
      {route && (
        <dl className="flex flex-wrap items-end justify-between gap-x-8 gap-y-3 border-t-2 border-ink pt-4">
          <div>
            <dt className="text-caption">Estimated delivery</dt>
            <dd className="text-body font-semibold">
              {dayText(route.option.estimated_delivery, undefined, route.destination.timezone)}
              <span className="font-normal text-ink-2">
                {' '}
                · {counted(daysUntil(new Date(route.option.estimated_delivery), new Date()), 'day')}
              </span>
            </dd>
          </div>
          {route.option.estimated_cost_cents !== null && (
            <div className="text-right">
              <dt className="text-caption">Total cost</dt>
              <dd>
                <span className="figure-m block">{usd(route.option.estimated_cost_cents)}</span>
                <PriceNote>{priceBasis(route.option)}</PriceNote>
                <VatNote />
              </dd>
            </div>
          )}
        </dl>
      )}
      <InsuranceLine form={form} />
      {client?.user_id && (
        <Suspense>
          <ClientCredit user_id={client.user_id} wizard={wizard} />
        </Suspense>
      )}
    </div>
  );
}

/** Why the shipment was not created, beside the toast, with a way to fix it. */
function Failure({
  booking,
  wizard: { form, refusals, instructions },
}: {
  booking: Booking;
  wizard: Wizard;
}) {
  const alert = useRef<HTMLDivElement>(null);
  const { failure } = booking;
  useEffect(() => {
    if (failure) alert.current?.focus();
  }, [failure]);
  if (!failure) return null;
  const refused = Object.entries(refusals);
  const refusedInstructions = Object.entries(instructions.refusals);
  return (
    <Alert ref={alert} tabIndex={-1} title={failure.title}>
      <p>{failure.sentence}</p>
      {refused.length + refusedInstructions.length > 0 && (
        <ul className="mt-2 flex flex-col gap-1">
          {refused.map(([field, sentence]) => (
            <li key={field}>
              <Link
                to={paths.createShipment({ step: stepOf(field) })}
                state={{ changing: true, field } satisfies StepMove}
                className="link"
              >
                {labelOf(field, form.lines.length > 0)}: {sentence}
              </Link>
            </li>
          ))}
          {refusedInstructions.map(([path, sentence]) => (
            <li key={path}>
              <InstructionLink path={path}>
                {fullLabelOf(path)}: {sentence}
              </InstructionLink>
            </li>
          ))}
        </ul>
      )}
      {failure.remedy === 'route' && (
        <Link to={paths.createShipment({ step: 3 })} className="link">
          Choose your route again
        </Link>
      )}
      {failure.remedy === 'sign-in' && (
        <div className="mt-3">
          <SignInLink />
        </div>
      )}
    </Alert>
  );
}

/** Links to a field on this step. */
function InstructionLink({ path, children }: { path: string; children: ReactNode }) {
  const id = instructionFieldId(path);
  return (
    <a
      href={`#${id}`}
      className="link"
      onClick={(event) => {
        event.preventDefault();
        document.getElementById(id)?.focus();
      }}
    >
      {children}
    </a>
  );
}
