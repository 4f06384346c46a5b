import Plus from 'lucide-react/icons/plus';
import Trash from 'lucide-react/icons/trash-2';
import type { LinkedSpotRequest } from '#contract/quotes/spot-requests.ts';
import { call } from '#web/api/client.ts';
import { rulesResolver } from '#web/forms/field-messages.ts';
import { SubmitForm } from '#web/forms/submit-form.tsx';
import { type Form, useForm } from '#web/forms/use-form.ts';
import { useWrite } from '#web/forms/use-write.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Field } from '#web/ui/fields/field.tsx';
import type { Option } from '#web/ui/fields/options-of.ts';
import { Select } from '#web/ui/fields/select.tsx';
import { TextInput } from '#web/ui/fields/text-input.tsx';
import { Textarea } from '#web/ui/fields/textarea.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import {
  answerOf,
  EMPTY_RATE,
  MAX_RATES,
  refusedRates,
  type SpotValues,
  validateFields,
  valuesOf,
} from './spot-values.ts';

const BASES = [
  { value: 'flat', label: 'Flat' },
  { value: 'container', label: 'Per container' },
  { value: 'kg', label: 'Per kg' },
  { value: 'wm', label: 'Per W/M' },
  { value: 'piece', label: 'Per piece' },
];
const resolver = rulesResolver<SpotValues>(validateFields);

interface SpotFormProps {
  token: string;
  request: LinkedSpotRequest;
  onSent: () => void;
}

/** The rates of a carrier. */
export function SpotForm({ token, request, onSent }: SpotFormProps) {
  const form = useForm<SpotValues>({ initial: valuesOf(request), resolver });
  const answer = useWrite({
    send: (values: SpotValues, options) =>
      call.quotes.answerSpotRequest({ token, ...answerOf(values) }, options),
    onSuccess: onSent,
    form,
    refusedIn: refusedRates,
  });
  const { lines } = form.values;
  const codes = request.charge_codes.map(({ code, name }) => ({ value: code, label: name }));
  const field = (name: 'currency' | 'valid_until' | 'transit_days' | 'notes') => form.field(name);
  return (
    <Card>
      <SubmitForm
        form={form}
        call={answer}
        onSubmit={form.submit(answer.write)}
        submitLabel={request.state === 'answered' ? 'Update rates' : 'Send rates'}
        busyLabel="Sending..."
      >
        <h2 className="text-h3">Your rates</h2>
        <Field
          label="Currency"
          id={form.idOf('currency')}
          error={field('currency').error}
          className="max-w-32"
        >
          <TextInput {...field('currency').control} maxLength={3} autoComplete="off" className="uppercase" />
        </Field>
        <ol className="flex flex-col gap-4">
          {lines.map((_, index) => (
            <RateLine
              // biome-ignore lint/suspicious/noArrayIndexKey: a rate is known by its place
              key={index}
              form={form}
              index={index}
              codes={codes}
            />
          ))}
        </ol>
        {lines.length < MAX_RATES && (
          <div>
            <Button
              variant="ghost"
              icon={<Plus aria-hidden="true" className="size-4" />}
              onClick={() => form.change({ lines: [...lines, EMPTY_RATE] })}
            >
              Add rate
            </Button>
          </div>
        )}
        <div className="grid gap-4 sm:grid-cols-2">
          <Field label="Valid through" id={form.idOf('valid_until')} error={field('valid_until').error}>
            <TextInput type="date" {...field('valid_until').control} />
          </Field>
          <Field
            label="Transit days"
            optional
            id={form.idOf('transit_days')}
            error={field('transit_days').error}
          >
            <TextInput {...field('transit_days').control} inputMode="numeric" autoComplete="off" />
          </Field>
        </div>
        <Field label="Notes" optional id={form.idOf('notes')} error={field('notes').error}>
          <Textarea {...field('notes').control} rows={3} maxLength={2000} />
        </Field>
      </SubmitForm>
    </Card>
  );
}

interface RateLineProps {
  form: Form<SpotValues>;
  index: number;
  /** The charge codes to choose from. */
  codes: readonly Option[];
}

/** One charge with its basis, quantity and rate. */
function RateLine({ form, index, codes }: RateLineProps) {
  const { lines } = form.values;
  return (
    <li className="grid grid-cols-2 gap-3 border-t border-line pt-4 sm:grid-cols-[minmax(0,1.4fr)_minmax(0,1fr)_5rem_minmax(0,1fr)_2.75rem] sm:items-start">
      <Field
        label="Charge"
        id={form.idOf(`lines.${index}.charge_code`)}
        error={form.errorOf(`lines.${index}.charge_code`)}
      >
        <Select options={codes} {...form.field(`lines.${index}.charge_code`).control} />
      </Field>
      <Field label="Basis" id={form.idOf(`lines.${index}.basis`)}>
        <Select options={BASES} {...form.field(`lines.${index}.basis`).control} />
      </Field>
      <Field
        label="Quantity"
        id={form.idOf(`lines.${index}.quantity`)}
        error={form.errorOf(`lines.${index}.quantity`)}
      >
        <TextInput
          {...form.field(`lines.${index}.quantity`).control}
          inputMode="decimal"
          autoComplete="off"
        />
      </Field>
      <Field label="Rate" id={form.idOf(`lines.${index}.rate`)} error={form.errorOf(`lines.${index}.rate`)}>
        <TextInput {...form.field(`lines.${index}.rate`).control} inputMode="decimal" autoComplete="off" />
      </Field>
      {lines.length > 1 && (
        <IconButton
          label={`Remove rate ${index + 1}`}
          icon={<Trash aria-hidden="true" />}
          className="sm:mt-7"
          onClick={() => form.change({ lines: lines.filter((_each, place) => place !== index) })}
        />
      )}
    </li>
  );
}
