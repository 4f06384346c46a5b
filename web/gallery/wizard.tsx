import { type Ambiguity, AmbiguousPlace } from '#web/account/create-shipment/places/ambiguous-place.tsx';
import { NoRoutes } from '#web/account/create-shipment/route/no-routes.tsx';
import { RouteRow } from '#web/account/create-shipment/route/route-row.tsx';
import { StepBar } from '#web/account/create-shipment/step-bar.tsx';
import { StepList } from '#web/account/create-shipment/step-list.tsx';
import type { Wizard } from '#web/account/create-shipment/use-wizard.ts';
import { EMPTY_FORM } from '#web/account/create-shipment/wizard-form.ts';
import { routeOption } from './fixtures.ts';
import { nothing } from './sample.tsx';
import type { Area } from './specimen.ts';

const booking = (pending: boolean) => ({ create: nothing, pending, failure: null });
const FORM = { ...EMPTY_FORM, origin_city: 'Houston', destination_city: 'Pitcairn' };
const AMBIGUITY = {
  field: 'origin_city',
  candidates: [
    { name: 'Ciudad Lázaro Cárdenas', region: 'Michoacán', country: 'MX' },
    { name: 'Lázaro Cárdenas', region: 'Baja California', country: 'MX' },
  ],
} as unknown as Ambiguity;
const AMBIGUOUS = { form: FORM, change: nothing } as unknown as Wizard;

export const wizard: Area = {
  title: 'Create shipment',
  pieces: [
    {
      title: 'Steps',
      shows: ['web/account/create-shipment/step-list.tsx'],
      states: {
        'First of four': { node: <StepList step={1} furthest={1} />, frame: 100 },
        'Back at the second': { node: <StepList step={2} furthest={4} />, frame: 100 },
      },
    },
    {
      title: 'Moves between steps',
      shows: ['web/account/create-shipment/step-bar.tsx'],
      states: {
        'Details missing': {
          node: (
            <StepBar
              step={1}
              blockers="Still needed: origin city, destination city"
              onBack={nothing}
              booking={booking(false)}
            />
          ),
          frame: 150,
        },
        Ready: {
          node: <StepBar step={2} blockers="" onBack={nothing} booking={booking(false)} />,
          frame: 120,
        },
        'At the end': {
          node: <StepBar step={4} blockers="" onBack={nothing} booking={booking(false)} />,
          frame: 120,
        },
        Creating: {
          node: <StepBar step={4} blockers="" onBack={nothing} booking={booking(true)} />,
          frame: 120,
        },
        Offline: {
          node: <StepBar step={4} blockers="" onBack={nothing} booking={booking(false)} />,
          frame: 150,
          offline: true,
        },
      },
    },
    {
      title: 'Route options',
      shows: [
        'web/account/create-shipment/route/route-row.tsx',
        'web/account/create-shipment/route/no-routes.tsx',
        'web/account/create-shipment/places/ambiguous-place.tsx',
      ],
      states: {
        Two: (
          <fieldset className="@container">
            <legend className="sr-only">Route</legend>
            <RouteRow
              option={routeOption()}
              service="standard"
              tag="Cheapest"
              max_hours={576}
              checked
              onChoose={nothing}
            />
            <RouteRow
              option={routeOption({
                transport_mode: 'air',
                description: 'Truck to Houston, plane to Amsterdam, truck to Utrecht',
                estimated_cost_cents: 1_284_500_00,
                delivery_days: 118,
                slower_than_promised: true,
                emissions: null,
              })}
              service="express"
              tag={undefined}
              max_hours={576}
              checked={false}
              onChoose={nothing}
            />
          </fieldset>
        ),
        'Which place': <AmbiguousPlace ambiguity={AMBIGUITY} wizard={AMBIGUOUS} />,
        None: (
          <NoRoutes
            form={FORM}
            unavailable={[{ transport_mode: 'sea', reason: 'no_way', message: 'No port is near enough.' }]}
          />
        ),
      },
    },
  ],
};
