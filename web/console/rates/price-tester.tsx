import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { readTypedContainers } from '#domain/equipment/typed-containers.ts';
import { RATE_LOADS, type RateLoad, type RateSide } from '#domain/rates/rate-kinds.ts';
import { api, type call } from '#web/api/client.ts';
import { rulesResolver } from '#web/forms/field-messages.ts';
import { SubmitForm } from '#web/forms/submit-form.tsx';
import { useForm } from '#web/forms/use-form.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Field } from '#web/ui/fields/field.tsx';
import { LineField } from '#web/ui/fields/line-field.tsx';
import { Select } from '#web/ui/fields/select.tsx';
import { TextInput } from '#web/ui/fields/text-input.tsx';
import { QueryBoundary } from '#web/ui/loading/query-boundary.tsx';
import { RowSkeletons } from '#web/ui/loading/row-skeletons.tsx';
import { PricedOptionCard } from './priced-option-card.tsx';
import { UnusedLines } from './unused-lines.tsx';

const NEW = {
  origin: '',
  destination: '',
  load: 'FCL' as RateLoad,
  containers: '1 × 40HC',
  weight: '',
  volume: '',
  date: '',
  currency: '',
  side: 'sell' as RateSide,
};
type Values = typeof NEW;
type Request = Parameters<typeof call.rates.price>[0];

const LOADS = RATE_LOADS.map((load) => ({ value: load, label: load }));
const SIDES = [
  { value: 'sell', label: 'Sell' },
  { value: 'buy', label: 'Buy' },
];
const UNLOCODE = /^[A-Z]{2}[A-Z2-9]{3}$/i;

const resolver = rulesResolver((values: Values) => ({
  ...(!UNLOCODE.test(values.origin.trim()) && { origin: 'Enter a UN/LOCODE such as CNSHA.' }),
  ...(!UNLOCODE.test(values.destination.trim()) && { destination: 'Enter a UN/LOCODE such as NLRTM.' }),
  ...(takesBoxes(values.load) &&
    values.containers.trim() === '' && { containers: 'Enter the containers, such as 2 × 40HC.' }),
  ...(!takesBoxes(values.load) && !(Number(values.weight) > 0) && { weight: 'Enter the weight in kg.' }),
}));

/** What a request would cost by the tariffs, and by which line of which tariff. */
export function PriceTester() {
  const form = useForm<Values>({ initial: NEW, resolver });
  const [request, setRequest] = useState<Request | null>(null);
  const price = useQuery({
    ...api.rates.price.queryOptions({ input: request as Request }),
    enabled: request !== null,
  });
  const { load } = form.values;
  return (
    <section aria-label="Price a request" className="flex flex-col gap-6">
      <SubmitForm
        form={form}
        call={{ failure: null, calls: 0, pending: price.isFetching }}
        onSubmit={form.submit((values: Values) => setRequest(requestOf(values)))}
        submitLabel="Price"
        busyLabel="Pricing..."
        className="rounded-md border border-line bg-surface p-4"
      >
        <div className="grid items-end gap-4 sm:grid-cols-2 lg:grid-cols-4">
          <LineField form={form} name="origin" label="From, UN/LOCODE" maxLength={5} autoComplete="off" />
          <LineField form={form} name="destination" label="To, UN/LOCODE" maxLength={5} autoComplete="off" />
          <Field label="Load" id={form.idOf('load')}>
            <Select {...form.field('load').control} options={LOADS} />
          </Field>
          {takesBoxes(load) ? (
            <LineField form={form} name="containers" label="Containers" maxLength={200} autoComplete="off" />
          ) : (
            <LineField form={form} name="weight" label="Weight, kg" inputMode="decimal" autoComplete="off" />
          )}
          {!takesBoxes(load) && (
            <LineField
              form={form}
              name="volume"
              label="Volume, m³"
              optional
              inputMode="decimal"
              autoComplete="off"
            />
          )}
          <Field label="On the day" optional id={form.idOf('date')}>
            <TextInput {...form.field('date').control} type="date" />
          </Field>
          <LineField form={form} name="currency" label="Total in" optional maxLength={3} autoComplete="off" />
          <Field label="Side" id={form.idOf('side')}>
            <Select {...form.field('side').control} options={SIDES} />
          </Field>
        </div>
      </SubmitForm>
      {request && (
        <QueryBoundary of={price} what="The price" skeleton={<RowSkeletons height="h-24" />}>
          {({ options, unused = [] }) => (
            <div className="flex flex-col gap-6">
              {options.length === 0 ? (
                <EmptyState title="No tariff covers this request">
                  Check the lane, the day and the load, or add a tariff. An exchange rate may be missing too.
                </EmptyState>
              ) : (
                <ol className="flex flex-col gap-4">
                  {options.map((option) => (
                    <li key={`${option.carrier} ${option.total.amount}`}>
                      <PricedOptionCard option={option} />
                    </li>
                  ))}
                </ol>
              )}
              {unused.length > 0 && <UnusedLines lines={unused} />}
            </div>
          )}
        </QueryBoundary>
      )}
    </section>
  );
}

function takesBoxes(load: RateLoad): boolean {
  return load === 'FCL' || load === 'RAIL';
}

function requestOf({
  origin,
  destination,
  load,
  containers,
  weight,
  volume,
  date,
  currency,
  side,
}: Values): Request {
  return {
    origin: { unlocode: origin },
    destination: { unlocode: destination },
    load,
    side,
    explain: true,
    ...(takesBoxes(load)
      ? { equipment: readTypedContainers(containers) }
      : { cargo_lines: [{ pieces: 1, gross_kg: Number(weight), volume_m3: volume ? Number(volume) : 0 }] }),
    ...(date && { date }),
    ...(currency.trim() && { currency }),
  };
}
