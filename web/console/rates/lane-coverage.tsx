import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import type { TariffOfLine } from '#contract/rates/lines.ts';
import { dayInUtc, shiftDay } from '#domain/calendar/calendar-day.ts';
import { DAY_MS } from '#domain/calendar/durations.ts';
import { RATE_LOADS, type RateLoad, type RateSide } from '#domain/rates/rate-kinds.ts';
import { api, type call } from '#web/api/client.ts';
import { rulesResolver } from '#web/forms/field-messages.ts';
import { SubmitForm } from '#web/forms/submit-form.tsx';
import { useForm } from '#web/forms/use-form.ts';
import { paths } from '#web/paths.ts';
import { utcDay } from '#web/ui/calendar-day.tsx';
import { Field } from '#web/ui/fields/field.tsx';
import { LineField } from '#web/ui/fields/line-field.tsx';
import { Select } from '#web/ui/fields/select.tsx';
import { TextInput } from '#web/ui/fields/text-input.tsx';
import { QueryBoundary } from '#web/ui/loading/query-boundary.tsx';
import { RowSkeletons } from '#web/ui/loading/row-skeletons.tsx';
import { useNow } from '#web/ui/use-now.ts';
import { ownerText, validityText } from './rate-text.ts';

type Request = Parameters<typeof call.rates.coverage>[0];

const UNLOCODE = /^[A-Z]{2}[A-Z2-9]{3}$/i;
const SHOWN_DAYS = 180;
const LOADS = RATE_LOADS.map((load) => ({ value: load, label: load }));
const SIDES = [
  { value: 'sell', label: 'Sell' },
  { value: 'buy', label: 'Buy' },
];

interface Values {
  origin: string;
  destination: string;
  load: RateLoad;
  side: RateSide;
  from: string;
  to: string;
}

const resolver = rulesResolver(({ origin, destination, from, to }: Values) => ({
  ...(!UNLOCODE.test(origin.trim()) && { origin: 'Enter a UN/LOCODE such as CNSHA.' }),
  ...(!UNLOCODE.test(destination.trim()) && { destination: 'Enter a UN/LOCODE such as NLRTM.' }),
  ...(from === '' && { from: 'Enter the first day.' }),
  ...(to === '' && { to: 'Enter the last day.' }),
  ...(from !== '' && to !== '' && to < from && { to: 'The last day is before the first.' }),
}));

/** Which tariffs cover a lane in a period; the days that none covers are marked. */
export function LaneCoverage() {
  const today = dayInUtc(useNow());
  const form = useForm<Values>({
    initial: {
      origin: '',
      destination: '',
      load: 'FCL',
      side: 'sell',
      from: today,
      to: shiftDay(today, SHOWN_DAYS),
    },
    resolver,
  });
  const [request, setRequest] = useState<Request | null>(null);
  const found = useQuery({
    ...api.rates.coverage.queryOptions({ input: request as Request }),
    enabled: request !== null,
  });
  return (
    <section aria-label="Validity of a lane" className="flex flex-col gap-6">
      <SubmitForm
        form={form}
        call={{ failure: null, calls: 0, pending: found.isFetching }}
        onSubmit={form.submit((values: Values) => setRequest(values))}
        submitLabel="Show"
        busyLabel="Loading..."
        className="rounded-md border border-line bg-surface p-4"
      >
        <div className="field-grid grid-cols-2 lg:grid-cols-6">
          <LineField form={form} name="origin" label="From, UN/LOCODE" maxLength={5} autoComplete="off" />
          <LineField form={form} name="destination" label="To, UN/LOCODE" maxLength={5} autoComplete="off" />
          <Field label="Load" id={form.idOf('load')}>
            <Select {...form.field('load').control} options={LOADS} />
          </Field>
          <Field label="Side" id={form.idOf('side')}>
            <Select {...form.field('side').control} options={SIDES} />
          </Field>
          <Field label="First day" id={form.idOf('from')} error={form.errorOf('from')}>
            <TextInput {...form.field('from').control} type="date" />
          </Field>
          <Field label="Last day" id={form.idOf('to')} error={form.errorOf('to')}>
            <TextInput {...form.field('to').control} type="date" />
          </Field>
        </div>
      </SubmitForm>
      {request && (
        <QueryBoundary of={found} what="The validity" skeleton={<RowSkeletons height="h-12" />}>
          {({ tariffs, gaps }) => (
            <div className="flex flex-col gap-4">
              <ol className="flex flex-col gap-3" aria-label="Tariffs">
                {tariffs.map((tariff) => (
                  <li key={tariff.id}>
                    <div className="flex flex-wrap items-baseline gap-x-3 text-ui">
                      <Link to={paths.tariff(tariff.id)} className="link font-semibold">
                        <bdi>{tariff.name}</bdi>
                      </Link>
                      <span className="text-ink-2">{factsOf(tariff)}</span>
                    </div>
                    <Bar period={{ from: tariff.valid_from, to: tariff.valid_to }} within={request} />
                  </li>
                ))}
                {gaps.map((gap) => (
                  <li key={gap.from}>
                    <p className="text-ui font-semibold text-danger">
                      No tariff: {utcDay(new Date(gap.from))} – {utcDay(new Date(gap.to))}
                    </p>
                    <Bar period={gap} within={request} isGap />
                  </li>
                ))}
              </ol>
              <p role="status" className="text-ui text-ink-2">
                {gaps.length === 0
                  ? 'Every day of the period is covered.'
                  : 'On days without a tariff, prices are on request where another mode has one, otherwise indicative estimates.'}
              </p>
            </div>
          )}
        </QueryBoundary>
      )}
    </section>
  );
}

function factsOf(tariff: TariffOfLine & { carriers: readonly string[] }): string {
  const carriers = tariff.carriers.map((carrier) => carrier || 'any carrier').join(', ');
  return [validityText({ ...tariff, withdrawn_at: null }), ownerText(tariff), carriers].join(' · ');
}

/** A period as a part of another one; the text beside it has the days. */
function Bar({
  period,
  within,
  isGap = false,
}: {
  period: { from: string; to: string };
  within: { from: string; to: string };
  isGap?: boolean;
}) {
  const [start, end] = [Date.parse(within.from), Date.parse(within.to) + DAY_MS];
  const left = Math.max(start, Date.parse(period.from));
  const right = Math.min(end, Date.parse(period.to) + DAY_MS);
  const percent = (time: number) => `${(100 * time) / (end - start)}%`;
  return (
    <div aria-hidden="true" className="mt-1 h-3 overflow-hidden rounded-sm bg-sunken">
      <div
        className={isGap ? 'h-full border border-danger bg-danger-weak' : 'h-full bg-brand'}
        style={{ marginLeft: percent(left - start), width: percent(right - left) }}
      />
    </div>
  );
}
