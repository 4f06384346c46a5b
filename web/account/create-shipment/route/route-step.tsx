import { useEffect, useState } from 'react';
import { isRefusal } from '#web/api/api-errors.ts';
import { counted, roundedUsd } from '#web/shipments/amounts.ts';
import { MODE_NAMES } from '#web/shipments/mode-icon.tsx';
import { PortChoices } from '#web/shipments/port-choices.tsx';
import { VatNote } from '#web/shipments/vat-note.tsx';
import { Alert } from '#web/ui/alert.tsx';
import { InsuranceLine } from '../insurance-line.tsx';
import { AmbiguousPlace } from '../places/ambiguous-place.tsx';
import { ApproximateNote } from '../places/approximate-note.tsx';
import { SignInLink } from '../review/sign-in-needed.tsx';
import type { Wizard } from '../use-wizard.ts';
import { isSameRequest, routeRequestOf } from '../wizard-form.ts';
import type { ChosenRoute } from '../wizard-storage.ts';
import { AnalyzingRoutes } from './analyzing-routes.tsx';
import { DaysList } from './days-list.tsx';
import { EmissionsDisclosure } from './emissions-disclosure.tsx';
import { NoRoutes } from './no-routes.tsx';
import { PriceDisclosure } from './price-disclosure.tsx';
import { isPriced } from './priced-option.ts';
import { RouteComparison } from './route-comparison.tsx';
import { RouteLegs } from './route-legs.tsx';
import { useRouteOptions } from './use-route-options.ts';

export function RouteStep({ wizard }: { wizard: Wizard }) {
  const { form, route, change, choose } = wizard;
  const request = routeRequestOf(form);
  const { data, error, analyzing, isPaused, refetch } = useRouteOptions(
    request,
    wizard.client?.user_id ?? null,
  );
  const chosen = route && isSameRequest(route.request, request) ? route.option : undefined;
  const isStillOffered = data?.options.some(
    ({ transport_mode, estimated_cost_cents }) =>
      transport_mode === chosen?.transport_mode && estimated_cost_cents === chosen.estimated_cost_cents,
  );
  const isOutdated = Boolean(route && data && !isStillOffered);
  useEffect(() => {
    if (isOutdated) choose(null);
  }, [isOutdated, choose]);

  /** Other ports mean another voyage; the mode stays chosen. */
  const [isChangingPorts, setChangingPorts] = useState(false);
  const voyage = isChangingPorts && data?.options.find(({ transport_mode }) => transport_mode === 'sea');
  useEffect(() => {
    if (!voyage || !data) return;
    choose({
      request,
      option: voyage,
      origin: data.origin,
      destination: data.destination,
      label: choiceText(voyage),
    });
    setChangingPorts(false);
  }, [voyage, data, request, choose]);

  if (isPaused && !data)
    return (
      <Alert variant="info" title="You are offline">
        We’ll calculate the routes when you reconnect.
      </Alert>
    );
  if (analyzing) return <AnalyzingRoutes form={form} />;
  if (isRefusal(error, 'UNAUTHORIZED'))
    return (
      <Alert title="Authentication Required">
        <p className="mb-3">You’ve been signed out. Your entries are saved. Sign in to continue.</p>
        <SignInLink />
      </Alert>
    );
  if (isRefusal(error, 'AMBIGUOUS_PLACE')) return <AmbiguousPlace ambiguity={error.data} wizard={wizard} />;
  if (!data)
    return (
      <Alert title="We couldn’t load the routes" onRetry={() => void refetch()}>
        Your entries are saved. Try again in a moment.
      </Alert>
    );
  if (data.options.length === 0) return <NoRoutes form={form} unavailable={data.unavailable} />;

  const { origin, destination, options, unavailable } = data;
  // A choice that a former release stored may lack fields.
  const offered = options.find(({ transport_mode }) => transport_mode === chosen?.transport_mode);
  const chooseOption = (option: ChosenRoute['option']) =>
    choose({ request, option, origin, destination, label: choiceText(option) });
  return (
    <div className="flex flex-col gap-6">
      <ApproximateNote place={origin} city={form.origin_city} verb="starts" />
      <ApproximateNote place={destination} city={form.destination_city} verb="ends" />
      <RouteComparison
        options={options}
        unavailable={unavailable}
        form={form}
        chosen={chosen}
        onChoose={chooseOption}
      />
      {options.some(isPriced) && <VatNote />}
      <InsuranceLine form={form} />
      {chosen && (
        <>
          <RouteLegs option={chosen} />
          {offered && <DaysList option={offered} />}
          <PortChoices
            option={chosen}
            onChoose={(ports) => {
              change(ports);
              setChangingPorts(true);
            }}
          />
          <div className="flex flex-col gap-3">
            {isPriced(chosen) && <PriceDisclosure option={chosen} />}
            <EmissionsDisclosure option={chosen} />
          </div>
        </>
      )}
    </div>
  );
}

/** 'Sea, $4,640, 24 days' */
function choiceText({ transport_mode, estimated_cost_cents, delivery_days }: ChosenRoute['option']): string {
  const cost = estimated_cost_cents !== null && roundedUsd(estimated_cost_cents);
  return [MODE_NAMES[transport_mode], cost, counted(delivery_days, 'day')].filter(Boolean).join(', ');
}
