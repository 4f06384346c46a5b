import { useState } from 'react';
import type { StaffQuote } from '#contract/quotes/staff.ts';
import { formatMoney } from '#domain/money/format-money.ts';
import { gapsOf } from '#domain/quotes/quote-gaps.ts';
import { isRefusal } from '#web/api/api-errors.ts';
import { api, call } from '#web/api/client.ts';
import { rulesResolver } from '#web/forms/field-messages.ts';
import { FormEnd } from '#web/forms/form-end.tsx';
import { FormProblems } from '#web/forms/form-problems.tsx';
import { useGuardedForm } from '#web/forms/leave-guard/guarded-forms.ts';
import { fieldsRefused } from '#web/forms/refused-fields.ts';
import { useForm } from '#web/forms/use-form.ts';
import { useWrite } from '#web/forms/use-write.ts';
import { MODE_OPTIONS } from '#web/shipments/mode-options.ts';
import { Field } from '#web/ui/fields/field.tsx';
import { LineField } from '#web/ui/fields/line-field.tsx';
import { Select } from '#web/ui/fields/select.tsx';
import { Textarea } from '#web/ui/fields/textarea.tsx';
import { toast } from '#web/ui/overlays/toast.ts';
import { dayOf } from '../../ui/local-day.ts';
import { type AnswerValues, answerFor, answerOf, validateAnswer } from './answer-values.ts';
import { offerRecipient } from './client-of-quote.ts';
import { MailPreview } from './mail-preview.tsx';
import { RouteFields } from './route-fields.tsx';

export interface QuoteFormProps {
  quote: StaffQuote;
  /** Leaves the form, with a confirmation if there are unsaved changes. */
  onLeave: () => void;
  onDone: () => void;
}

const resolver = rulesResolver((values: AnswerValues) => validateAnswer(values, new Date()));

/** The staff's offer with a preview of its e-mail. */
export function AnswerForm({ quote, onLeave, onDone }: QuoteFormProps) {
  const [now] = useState(() => new Date());
  const [replaces, setReplaces] = useState(quote.answered_at);
  const form = useForm({ initial: answerFor(quote, now), resolver });
  useGuardedForm(form);
  const { write, pending, failure } = useWrite({
    form,
    send: (values: AnswerValues, options) =>
      call.quotes.answer(answerOf(values, quote, replaces), options).catch((error: unknown) => {
        // Having seen the conflicting offer, staff who submit again intend to replace it.
        if (isRefusal(error, 'ANSWER_CONFLICT')) setReplaces(error.data.answered_at);
        throw error;
      }),
    onSuccess: ({ reference }) => {
      toast({ title: 'Offer sent', description: `${reference}: e-mailed to ${offerRecipient(quote)}.` });
      onDone();
    },
    refusedIn: (error) => belowFloor(error) ?? fieldsRefused(error),
    invalidates: api.quotes.key(),
    failureToast: { title: 'Sync Error', description: 'Quote update failed to synchronize' },
  });
  const { values, change, idOf, errorOf } = form;
  return (
    <form id={idOf('')} onSubmit={form.submit(write)} noValidate aria-label={`Answer ${quote.reference}`}>
      <div className="flex flex-col gap-5">
        <FormProblems form={form} failure={failure} />
        <div className="field-grid sm:grid-cols-2">
          <LineField
            form={form}
            name="offered"
            label="Price"
            unit="USD"
            hint={quote.offered_total && `Replaces our offer of ${formatMoney(quote.offered_total)}.`}
            inputMode="decimal"
            autoComplete="off"
          />
          <Field label="Mode" id={idOf('offered_mode')} error={errorOf('offered_mode')}>
            <Select
              options={MODE_OPTIONS}
              value={values.offered_mode}
              onValueChange={(offered_mode) => change({ offered_mode })}
            />
          </Field>
          <LineField form={form} name="until" label="Valid through" type="date" min={dayOf(now)} />
        </div>
        <Field label="Note to the customer" optional id={idOf('offer_note')} error={errorOf('offer_note')}>
          <Textarea
            rows={3}
            value={values.offer_note}
            onChange={({ target }) => change({ offer_note: target.value })}
          />
        </Field>
        <RouteFields form={form} incomplete={gapsOf(quote).length > 0} />
        <MailPreview quote={quote} values={values} />
        <FormEnd
          label="Send offer"
          busyLabel="Sending..."
          pending={pending}
          onLeave={onLeave}
          leaveLabel="Back"
        />
      </div>
    </form>
  );
}

function belowFloor(error: unknown): { offered: string } | undefined {
  if (!isRefusal(error, 'MARGIN_BELOW_FLOOR')) return undefined;
  const { margin_percent, margin_floor } = error.data;
  const margin = margin_percent === null ? 'A price of 0 has no margin' : `The margin is ${margin_percent}%`;
  return {
    offered: `${margin}, and the floor is ${margin_floor}%. Offer this price as an option, so that an admin can approve it.`,
  };
}
