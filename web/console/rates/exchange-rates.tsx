import { useInfiniteQuery } from '@tanstack/react-query';
import { api, call } from '#web/api/client.ts';
import { rulesResolver } from '#web/forms/field-messages.ts';
import { SubmitForm } from '#web/forms/submit-form.tsx';
import { useForm } from '#web/forms/use-form.ts';
import { useWrite } from '#web/forms/use-write.ts';
import { counted } from '#web/shipments/amounts.ts';
import { CalendarDay } from '#web/ui/calendar-day.tsx';
import { Field } from '#web/ui/fields/field.tsx';
import { LineField } from '#web/ui/fields/line-field.tsx';
import { TextInput } from '#web/ui/fields/text-input.tsx';
import { QueryBoundary } from '#web/ui/loading/query-boundary.tsx';
import { RowSkeletons } from '#web/ui/loading/row-skeletons.tsx';
import { toast } from '#web/ui/overlays/toast.ts';
import { ShowMore } from '#web/ui/show-more.tsx';
import { RecordTable } from '../shipment-file/record-table.tsx';
import { ImportExchangeRates } from './import-exchange-rates.tsx';

const NEW = { from: 'EUR', to: 'USD', date: '', rate: '', source: '' };
type Values = typeof NEW;

const resolver = rulesResolver(({ from, to, date, rate, source }: Values) => ({
  ...(!/^[A-Za-z]{3}$/.test(from) && { from: 'Enter a currency code, such as EUR.' }),
  ...(!/^[A-Za-z]{3}$/.test(to) && { to: 'Enter a currency code, such as USD.' }),
  ...(date === '' && { date: 'Enter the day.' }),
  ...(!(Number(rate) > 0) && { rate: 'Enter the rate, such as 1.0850.' }),
  ...(source.trim() === '' && { source: 'Enter the source of the rate.' }),
}));

/** Records exchange rates and lists them. */
export function ExchangeRates() {
  const form = useForm<Values>({ initial: NEW, resolver });
  const add = useWrite({
    form,
    send: (rate: Values, options) => call.rates.addExchangeRate(rate, options),
    onSuccess: (_, { from, to }) => {
      form.reset({ ...form.getValues(), rate: '' });
      toast({ title: 'Exchange rate added', description: `${from} to ${to}` });
    },
  });
  const found = useInfiniteQuery(
    api.rates.exchangeRates.infiniteOptions({
      input: (after: string | undefined) => ({ after }),
      initialPageParam: undefined as string | undefined,
      getNextPageParam: ({ next }) => next ?? undefined,
    }),
  );
  return (
    <section aria-label="Exchange rates" className="flex flex-col gap-6">
      <SubmitForm
        form={form}
        call={add}
        onSubmit={form.submit(add.write)}
        submitLabel="Add"
        busyLabel="Adding..."
        className="rounded-md border border-line bg-surface p-4"
      >
        <div className="field-grid sm:grid-cols-2 lg:grid-cols-5">
          <LineField form={form} name="from" label="One unit of" maxLength={3} autoComplete="off" />
          <LineField form={form} name="rate" label="Is worth" inputMode="decimal" autoComplete="off" />
          <LineField form={form} name="to" label="In" maxLength={3} autoComplete="off" />
          <Field label="From the day" id={form.idOf('date')} error={form.errorOf('date')}>
            <TextInput {...form.field('date').control} type="date" />
          </Field>
          <LineField form={form} name="source" label="Source" maxLength={80} autoComplete="off" />
        </div>
      </SubmitForm>
      <ImportExchangeRates />
      <QueryBoundary of={found} what="The exchange rates" skeleton={<RowSkeletons height="h-12" />}>
        {({ pages }) => {
          const rows = pages.flatMap(({ exchange_rates }) => exchange_rates);
          return (
            <>
              <RecordTable
                caption="Exchange rates"
                rows={rows}
                keyOf={({ id }) => id}
                empty="No exchange rates yet. Until there are, amounts of other currencies can’t be converted. With the setting FX_URL, the rates of the European Central Bank are added every day."
                columns={[
                  { name: 'Pair', isTitle: true, cell: ({ from, to }) => `${from} to ${to}` },
                  { name: 'Day', cell: ({ date }) => <CalendarDay of={new Date(date)} /> },
                  { name: 'Rate', isFigure: true, cell: ({ rate }) => rateDigits(rate) },
                  { name: 'Source', cell: ({ source }) => source },
                ]}
              />
              <ShowMore shown={counted(rows.length, 'exchange rate')} of={found} />
            </>
          );
        }}
      </QueryBoundary>
    </section>
  );
}

/** With four decimals at least, so that rates line up. */
function rateDigits(rate: string): string {
  const [whole = rate, decimals = ''] = rate.split('.');
  return `${whole}.${decimals.padEnd(4, '0')}`;
}
