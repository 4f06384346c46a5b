import type { Unavailable } from '#domain/routing/route-option.ts';
import { SERVICE_PROMISES } from '#domain/shipments/service-type.ts';
import { paths } from '#web/paths.ts';
import { quantity } from '#web/shipments/amounts.ts';
import { Lane } from '#web/static-map/lane.tsx';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import type { StepMove } from '../use-step.ts';
import { draftOf, type WizardForm } from '../wizard-form.ts';
import { UnavailableModes } from './unavailable-modes.tsx';

interface NoRoutesProps {
  form: WizardForm;
  unavailable: readonly Unavailable[];
}

export function NoRoutes({ form, unavailable }: NoRoutesProps) {
  const reasons = unavailable.map(({ reason }) => reason);
  if (reasons.includes('ask_for_quote') && !reasons.includes('too_slow'))
    return (
      <EmptyState
        title={`No route fits ${quantity(draftOf(form).cargo_weight ?? 0, 'kg')} by these modes`}
        drawing={<Lane progress={0} live={false} className="w-40" />}
        action={
          <div className="flex flex-wrap gap-3">
            <ButtonLink
              variant="secondary"
              to={paths.createShipment({ step: 2 })}
              state={{ field: 'cargo_weight' } satisfies StepMove}
            >
              Change cargo
            </ButtonLink>
            <ButtonLink variant="ghost" to={paths.contact()}>
              Ask our team
            </ButtonLink>
          </div>
        }
      >
        <UnavailableModes unavailable={unavailable} />
      </EmptyState>
    );
  if (reasons.includes('no_tariff'))
    return (
      <EmptyState
        title="We price this on request"
        drawing={<Lane progress={0} live={false} className="w-40" />}
        action={
          <ButtonLink
            variant="secondary"
            to={paths.createShipment({ step: 2 })}
            state={{ field: 'cargo_weight' } satisfies StepMove}
          >
            Change cargo
          </ButtonLink>
        }
      >
        <UnavailableModes unavailable={unavailable} />
      </EmptyState>
    );
  const { name } = SERVICE_PROMISES[form.service_type];
  const onlyFast = form.service_type !== 'standard';
  return (
    <EmptyState
      title="No route for this service"
      drawing={<Lane progress={0} live={false} className="w-40" />}
      action={
        <ButtonLink
          variant="secondary"
          to={paths.createShipment({ step: 2 })}
          state={{ field: 'service_type' } satisfies StepMove}
        >
          Choose another service
        </ButtonLink>
      }
    >
      {onlyFast
        ? `${name} travels by air or road only, and neither is fast enough from ${form.origin_city} to ${form.destination_city}.`
        : `We found no route from ${form.origin_city} to ${form.destination_city}. Check both places, or contact us.`}
      <UnavailableModes unavailable={unavailable} />
    </EmptyState>
  );
}
