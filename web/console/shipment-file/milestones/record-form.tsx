import { ORPCError } from '@orpc/client';
import type { ShipmentFile } from '#contract/shipments/shipment-file.ts';
import { momentOfLocalInput, withLocalOffset } from '#domain/calendar/local-input.ts';
import type { Classifier, MilestoneObject, MilestoneSource } from '#domain/milestones/milestone.ts';
import { api, call } from '#web/api/client.ts';
import { rulesResolver } from '#web/forms/field-messages.ts';
import { fieldsRefused } from '#web/forms/refused-fields.ts';
import { SubmitForm } from '#web/forms/submit-form.tsx';
import { useForm } from '#web/forms/use-form.ts';
import { useWrite } from '#web/forms/use-write.ts';
import { SOURCE_NAMES } from '#web/status/milestone-sources.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/fields/field.tsx';
import { Select } from '#web/ui/fields/select.tsx';
import { TextInput } from '#web/ui/fields/text-input.tsx';
import { toast } from '#web/ui/overlays/toast.ts';
import { codeOptions, objectOf, objectOptions, zoneOf } from './record-options.ts';

interface Values {
  object: string;
  code: string;
  classifier: Classifier;
  occurred_at: string;
  unlocode: string;
  source: MilestoneSource;
  source_reference: string;
  reason: string;
}

const CLASSIFIER_OPTIONS = [
  { value: 'ACT', label: 'Actual' },
  { value: 'EST', label: 'Estimated' },
  { value: 'PLN', label: 'Planned' },
];
const SOURCE_OPTIONS = Object.entries(SOURCE_NAMES)
  .filter(([source]) => source !== 'rule')
  .map(([value, label]) => ({ value, label }));

const EMPTY: Values = {
  object: 'shipment',
  code: 'DEPA',
  classifier: 'ACT',
  occurred_at: '',
  unlocode: '',
  source: 'carrier',
  source_reference: '',
  reason: '',
};

/** The response to a list of milestones is a success also when it refuses the only one. */
function refusalOf(issue: string) {
  const [, path = '', message = issue] = /^([\w.]+): (.*)$/.exec(issue) ?? [];
  const data = { issues: [{ path, message }] };
  return new ORPCError('UNPROCESSABLE_CONTENT', { status: 422, message, data });
}

/** The messages of the form’s fields: of 'object.leg_sequence' beside `object`. Others stand above the form. */
const refusedIn = (error: unknown) =>
  Object.fromEntries(
    Object.entries(fieldsRefused(error))
      .map(([path, message]) => [path.split('.')[0] ?? '', message] as const)
      .filter(([field]) => field in EMPTY),
  );

/** Records a milestone of the shipment, a leg or a container for the party that reported it. */
export function RecordForm({ file, onDone }: { file: ShipmentFile; onDone: () => void }) {
  const objects = objectOptions(file);
  const form = useForm<Values>({
    initial: { ...EMPTY, object: objects[0]?.value ?? EMPTY.object },
    resolver: rulesResolver(({ occurred_at }: Values) => ({
      occurred_at: momentOfLocalInput(occurred_at, 'UTC') ? undefined : 'Enter the date and time.',
    })),
  });
  const { object: chosen, code } = form.values;
  const object = objectOf(chosen);
  const codes = codeOptions(object);
  const zone = zoneOf(file, object, code);
  const record = useWrite({
    form,
    send: async (values: Values, options) => {
      const { results } = await call.milestones.report({ milestones: [reportOf(file, values)] }, options);
      const [result] = results;
      if (result?.status === 'refused') throw refusalOf(result.issue ?? '');
      return result;
    },
    refusedIn,
    onSuccess: (result) => {
      toast({
        title: result?.status === 'duplicate' ? 'This milestone was already recorded' : 'Milestone recorded',
      });
      onDone();
    },
    invalidates: api.milestones.key(),
  });
  const field = (name: keyof Values) => form.field(name);
  return (
    <SubmitForm
      form={form}
      call={record}
      onSubmit={form.submit(record.write)}
      submitLabel="Record"
      busyLabel="Recording..."
      beside={
        <Button variant="secondary" onClick={onDone}>
          Cancel
        </Button>
      }
      className="mb-5 rounded-md border border-line bg-surface p-4"
    >
      <div className="field-grid sm:grid-cols-2 lg:grid-cols-4">
        <Field
          label="Applies to"
          id={form.idOf('object')}
          error={field('object').error}
          // The options name both ends of a leg.
          className="sm:col-span-2"
        >
          <Select
            {...field('object').control}
            options={objects}
            onChange={({ target }) =>
              form.change({ object: target.value, code: codeOptions(objectOf(target.value))[0]?.value ?? '' })
            }
          />
        </Field>
        <Field label="Event" id={form.idOf('code')} error={field('code').error}>
          <Select {...field('code').control} options={codes} />
        </Field>
        <Field
          label="Planned, estimated or actual"
          id={form.idOf('classifier')}
          error={field('classifier').error}
        >
          <Select {...field('classifier').control} options={CLASSIFIER_OPTIONS} />
        </Field>
        <Field
          label="When"
          id={form.idOf('occurred_at')}
          hint={`Local time, ${zone}`}
          error={field('occurred_at').error}
        >
          <TextInput {...field('occurred_at').control} type="datetime-local" />
        </Field>
        <Field label="Reported by" id={form.idOf('source')} error={field('source').error}>
          <Select {...field('source').control} options={SOURCE_OPTIONS} />
        </Field>
        <Field label="UN/LOCODE" optional id={form.idOf('unlocode')} error={field('unlocode').error}>
          <TextInput {...field('unlocode').control} maxLength={6} autoComplete="off" />
        </Field>
        <Field
          label="Their reference"
          optional
          id={form.idOf('source_reference')}
          error={field('source_reference').error}
        >
          <TextInput {...field('source_reference').control} maxLength={120} autoComplete="off" />
        </Field>
        <Field
          label="Reason"
          optional
          id={form.idOf('reason')}
          error={field('reason').error}
          className="sm:col-span-full"
        >
          <TextInput {...field('reason').control} maxLength={300} autoComplete="off" />
        </Field>
      </div>
    </SubmitForm>
  );
}

function reportOf(file: ShipmentFile, { object: chosen, occurred_at, ...values }: Values) {
  const object: MilestoneObject = objectOf(chosen);
  const zone = zoneOf(file, object, values.code);
  const moment = momentOfLocalInput(occurred_at, zone) ?? new Date(Number.NaN);
  return {
    ...values,
    tracking_number: file.tracking_number,
    object,
    occurred_at: withLocalOffset(moment, zone),
    reported_at: new Date().toISOString(),
  };
}
