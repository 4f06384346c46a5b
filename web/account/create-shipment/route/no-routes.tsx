import type { ReactNode } from 'react';
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
  const { title, action, sentence } = explanation(form, unavailable);
  return (
    <EmptyState title={title} drawing={<Lane progress={0} live={false} className="w-40" />} action={action}>
      {sentence}
      <UnavailableModes form={form} unavailable={unavailable} />
    </EmptyState>
  );
}

function explanation(form: WizardForm, unavailable: readonly Unavailable[]) {
  const reasons = unavailable.map(({ reason }) => reason);
  if (reasons.includes('ask_for_quote') && !reasons.includes('too_slow'))
    return {
      title: `No route fits ${quantity(draftOf(form).cargo_weight ?? 0, 'kg')} by these modes`,
      action: (
        <div className="flex flex-wrap gap-3">
          <BackToDetails field="cargo_weight">Change cargo</BackToDetails>
          <ButtonLink variant="ghost" to={paths.contact()}>
            Ask our team
          </ButtonLink>
        </div>
      ),
    };
  if (reasons.includes('no_tariff'))
    return {
      title: 'We price this on request',
      action: <BackToDetails field="cargo_weight">Change cargo</BackToDetails>,
    };
  const { name } = SERVICE_PROMISES[form.service_type];
  return {
    title: 'No route for this service',
    action: <BackToDetails field="service_type">Choose another service</BackToDetails>,
    sentence:
      form.service_type === 'standard'
        ? `We found no route from ${form.origin_city} to ${form.destination_city}. Check both places, or contact us.`
        : `${name} travels by air or road only, and neither is fast enough from ${form.origin_city} to ${form.destination_city}.`,
  };
}

function BackToDetails({ field, children }: { field: string; children: ReactNode }) {
  return (
    <ButtonLink
      variant="secondary"
      to={paths.createShipment({ step: 2 })}
      state={{ field } satisfies StepMove}
    >
      {children}
    </ButtonLink>
  );
}
