import { useState } from 'react';
import { formatMoney } from '#domain/money/format-money.ts';
import { minorUnits } from '#domain/money/minor-digits.ts';
import { addressesMissing } from '#domain/quotes/conversion-rules.ts';
import { gapsOf } from '#domain/quotes/quote-gaps.ts';
import { readTypedNumber } from '#domain/validation/typed-number.ts';
import { api, call } from '#web/api/client.ts';
import { rulesResolver } from '#web/forms/field-messages.ts';
import { FormEnd } from '#web/forms/form-end.tsx';
import { FormProblems } from '#web/forms/form-problems.tsx';
import { useGuardedForm } from '#web/forms/leave-guard/guarded-forms.ts';
import { fieldsRefused } from '#web/forms/refused-fields.ts';
import { useForm } from '#web/forms/use-form.ts';
import { useWrite } from '#web/forms/use-write.ts';
import { CreditCheck } from '#web/organisations/credit-check.tsx';
import { creditRefused } from '#web/organisations/credit-refused.ts';
import { MODE_OPTIONS } from '#web/shipments/mode-options.ts';
import { PRIORITY_NAMES } from '#web/shipments/priority-names.ts';
import { Field } from '#web/ui/fields/field.tsx';
import { LineField } from '#web/ui/fields/line-field.tsx';
import { optionsOf } from '#web/ui/fields/options-of.ts';
import { Select } from '#web/ui/fields/select.tsx';
import { toast } from '#web/ui/overlays/toast.ts';
import { dayOf } from '../../ui/local-day.ts';
import type { QuoteFormProps } from './answer-form.tsx';
import {
  type ConversionValues,
  conversionFor,
  conversionOf,
  validateConversion,
} from './conversion-values.ts';
import { RouteFields } from './route-fields.tsx';

const PRIORITIES = optionsOf(PRIORITY_NAMES);

const resolver = rulesResolver((values: ConversionValues) => validateConversion(values, new Date()));

/** The details that a shipment needs in addition to its quote. */
export function ConvertForm({ quote, onLeave, onDone }: QuoteFormProps) {
  const [now] = useState(() => new Date());
  const form = useForm({ initial: conversionFor(quote, now), resolver });
  useGuardedForm(form);
  const { write, pending, failure } = useWrite({
    form,
    send: (values: ConversionValues, options) => call.quotes.convert(conversionOf(values, quote), options),
    onSuccess: ({ tracking_number, has_route }) => {
      toast({
        title: `Quote converted to shipment ${tracking_number}`,
        description: has_route ? undefined : 'We know no route for this mode. Plan the route manually.',
      });
      onDone();
    },
    refusedIn: (error) => creditRefused(error) ?? fieldsRefused(error),
    invalidates: api.quotes.key(),
    failureToast: { title: 'Error', description: 'Failed to convert quote to shipment' },
  });
  const { values, change, idOf, errorOf } = form;
  return (
    <form id={idOf('')} onSubmit={form.submit(write)} noValidate aria-label={`Convert ${quote.reference}`}>
      <div className="flex flex-col gap-5">
        <FormProblems form={form} failure={failure} />
        <LineField
          form={form}
          name="origin_address"
          label="Origin address"
          maxLength={200}
          autoComplete="off"
        />
        <LineField
          form={form}
          name="destination_address"
          label="Destination address"
          maxLength={200}
          autoComplete="off"
        />
        <div className="field-grid sm:grid-cols-2">
          <LineField
            form={form}
            name="cost"
            label="Cost"
            unit="USD"
            hint={costHint(quote)}
            inputMode="decimal"
          />
          <Field label="Priority" id={idOf('priority')} error={errorOf('priority')}>
            <Select
              options={PRIORITIES}
              value={values.priority}
              onValueChange={(priority) => change({ priority })}
            />
          </Field>
          <Field label="Transport mode" id={idOf('transport_mode')} error={errorOf('transport_mode')}>
            <Select
              options={MODE_OPTIONS}
              {...(values.transport_mode === '' && { placeholder: 'Multi-modal' })}
              value={values.transport_mode}
              onValueChange={(transport_mode) => change({ transport_mode })}
            />
          </Field>
          <LineField
            form={form}
            name="until"
            label="Estimated delivery"
            optional
            type="date"
            min={dayOf(now)}
          />
        </div>
        <LineField
          form={form}
          name="tracking_number"
          label="Tracking number"
          className="code"
          maxLength={40}
          autoComplete="off"
        />
        {quote.organisation_id && (
          <CreditCheck
            organisation_id={quote.organisation_id}
            price={{ amount: minorUnits(readTypedNumber(values.cost) ?? 0, 'USD'), currency: 'USD' }}
            id={idOf('credit_reason')}
            reason={values.credit_reason}
            onReason={(credit_reason) => change({ credit_reason })}
            error={errorOf('credit_reason')}
          />
        )}
        <RouteFields form={form} incomplete={gapsOf(quote).length > 0} />
        <FormEnd
          label="Create shipment"
          busyLabel="Creating..."
          pending={pending}
          onLeave={onLeave}
          leaveLabel="Back"
          missing={addressesMissing(values)}
        />
      </div>
    </form>
  );
}

function costHint({ offered_total, estimated_cost_cents }: QuoteFormProps['quote']): string | undefined {
  if (offered_total) return `We offered ${formatMoney(offered_total)}.`;
  return estimated_cost_cents === null ? 'The quote has no estimate.' : 'The quote’s estimate.';
}
