import { useQueryClient } from '@tanstack/react-query';
import { numberNote } from '#domain/validation/typed-number.ts';
import { api, call } from '#web/api/client.ts';
import { useFieldArray, useWatch } from '#web/forms/form-context.tsx';
import { DiscardQuestion } from '#web/forms/leave-guard/discard-question.tsx';
import { useCancelQuestion } from '#web/forms/leave-guard/use-leave-question.ts';
import { fieldsRefused } from '#web/forms/refused-fields.ts';
import { SubmitForm } from '#web/forms/submit-form.tsx';
import { type Form, useForm } from '#web/forms/use-form.ts';
import { useWrite } from '#web/forms/use-write.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/fields/field.tsx';
import { Select } from '#web/ui/fields/select.tsx';
import { TextInput } from '#web/ui/fields/text-input.tsx';
import { Textarea } from '#web/ui/fields/textarea.tsx';
import { toast } from '#web/ui/overlays/toast.ts';
import {
  AMENDMENT_FIELDS,
  type AmendmentValues,
  changesOf,
  firstValue,
  resolver,
} from './amendment-fields.ts';

const FIELDS = Object.entries(AMENDMENT_FIELDS).map(([value, { label }]) => ({ value, label }));
const YES_NO = [
  { value: 'yes', label: 'Yes' },
  { value: 'no', label: 'No' },
];
const newRow = { field: 'destination_address', value: '' };

interface RequestFormProps {
  tracking_number: string;
  onDone: () => void;
}

/** Requests a change of a booked shipment. Staff approve or decline it. */
export function RequestForm({ tracking_number, onDone }: RequestFormProps) {
  const queryClient = useQueryClient();
  const form = useForm<AmendmentValues>({ initial: { rows: [newRow], reason: '' }, resolver });
  const rows = useFieldArray({ control: form.control, name: 'rows' });
  const request = useWrite({
    send: async ({ rows, reason }: AmendmentValues, options) => {
      const file = await call.shipmentFile.find({ tracking_number });
      const input = { tracking_number, changes: changesOf(rows, file), reason: reason.trim() };
      return call.amendments.request(input, options);
    },
    onSuccess: () => {
      toast({ title: 'Change requested', description: 'We’ll reply once we’ve reviewed it.' });
      void queryClient.invalidateQueries({ queryKey: api.amendments.key() });
      onDone();
    },
    refusedIn: (error) =>
      Object.fromEntries(
        Object.entries(fieldsRefused(error)).map(([path, message]) => [
          controlOf(path, form.getValues().rows),
          message,
        ]),
      ),
    form,
  });
  const { leaving, close } = useCancelQuestion(form.isDirty, onDone);
  return (
    <SubmitForm
      form={form}
      call={request}
      onSubmit={form.submit(request.write)}
      submitLabel="Send request"
      busyLabel="Sending..."
      beside={
        leaving ? (
          <DiscardQuestion onDiscard={leaving.discard} onKeep={leaving.keep} />
        ) : (
          <Button variant="secondary" onClick={close}>
            Cancel
          </Button>
        )
      }
      className="mb-6 max-w-160"
    >
      {rows.fields.map(({ id }, index) => (
        <div key={id} className="flex flex-col gap-3 rounded-md border border-line bg-surface p-4">
          <ChangeRow form={form} index={index} />
          {rows.fields.length > 1 && (
            <div>
              <Button variant="secondary" onClick={() => rows.remove(index)}>
                Remove change {index + 1}
              </Button>
            </div>
          )}
        </div>
      ))}
      <div>
        <Button variant="secondary" onClick={() => rows.append(newRow)}>
          Add another change
        </Button>
      </div>
      <Field label="Reason" id={form.idOf('reason')} error={form.errorOf('reason')}>
        <Textarea {...form.field('reason').control} rows={2} maxLength={500} />
      </Field>
    </SubmitForm>
  );
}

function ChangeRow({ form, index }: { form: Form<AmendmentValues>; index: number }) {
  const path = `rows.${index}` as const;
  const chosen = useWatch({ control: form.control, name: `${path}.field` });
  const typed = useWatch({ control: form.control, name: `${path}.value` });
  const { type, options, hint } = AMENDMENT_FIELDS[chosen] ?? {};
  const { onChange, ...control } = form.field(`${path}.field`).control;
  const choices = options ?? (type === 'yes-no' ? YES_NO : undefined);
  const value = form.field(`${path}.value`).control;
  return (
    <>
      <Field
        label={`Change ${index + 1}`}
        id={form.idOf(`${path}.field`)}
        error={form.errorOf(`${path}.field`)}
      >
        <Select
          {...control}
          options={FIELDS}
          onChange={(event) => {
            void onChange(event);
            form.changeAt(`${path}.value`, firstValue(event.target.value));
          }}
        />
      </Field>
      {type !== 'cancel' && (
        <Field
          label="New value"
          hint={hint}
          note={type === 'number' ? numberNote(typed) : undefined}
          id={form.idOf(`${path}.value`)}
          error={form.errorOf(`${path}.value`)}
        >
          {choices ? (
            <Select key={chosen} {...value} options={choices} />
          ) : type === 'lines' ? (
            <Textarea key={chosen} {...value} rows={3} />
          ) : (
            <TextInput
              key={chosen}
              {...value}
              inputMode={type === 'number' ? 'decimal' : 'text'}
              autoComplete="off"
            />
          )}
        </Field>
      )}
    </>
  );
}

/** 'changes.cargo_weight' is the value of the row that changes it. */
function controlOf(path: string, rows: AmendmentValues['rows']): string {
  const [, name = '', ...rest] = path.split('.');
  if (path === 'reason' || !path.startsWith('changes.')) return path;
  const index = rows.findIndex(
    ({ field }) =>
      field === name ||
      (name === 'references' && field === 'PO') ||
      (name === 'parties' && (field === 'consignee' || field === 'notify_party')),
  );
  return index === -1 ? [name, ...rest].join('.') : `rows.${index}.value`;
}
