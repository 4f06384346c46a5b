import type { ShipmentException } from '#contract/exceptions.ts';
import { localInputOf, momentOfLocalInput } from '#domain/calendar/local-input.ts';
import { api, call } from '#web/api/client.ts';
import { queryClient } from '#web/api/query-client.ts';
import { rulesResolver } from '#web/forms/field-messages.ts';
import { isSame } from '#web/forms/merge-versions.ts';
import { NewerVersion } from '#web/forms/newer-version.tsx';
import { SubmitForm } from '#web/forms/submit-form.tsx';
import type { Form } from '#web/forms/use-form.ts';
import { useVersionedForm } from '#web/forms/use-versioned-form.ts';
import { Button } from '#web/ui/button.tsx';
import { CheckboxRow } from '#web/ui/fields/choice-row.tsx';
import { Field } from '#web/ui/fields/field.tsx';
import { Select } from '#web/ui/fields/select.tsx';
import { TextInput } from '#web/ui/fields/text-input.tsx';
import { Textarea } from '#web/ui/fields/textarea.tsx';
import { codeLabel } from '../file-text.ts';
import { CODE_OPTIONS, SEVERITY_OPTIONS, STEP_OPTIONS } from './exception-labels.ts';
import { OwnerField } from './owner-field.tsx';

interface ExceptionFormProps {
  tracking_number: string;
  /** Of the due date. */
  time_zone: string;
  /** The one to change; null raises another. */
  exception: ShipmentException | null;
  onDone: () => void;
}

interface Values {
  code: ShipmentException['code'];
  object: string;
  severity: ShipmentException['severity'];
  owner_id: string;
  /** Local to the destination. */
  due_at: string;
  blocks: ShipmentException['blocks'];
  description: string;
  customer_text: string;
}

type Stored = Pick<ShipmentException, Exclude<keyof Values, 'owner_id'> | 'owner' | 'version'>;

const NEW: Stored = {
  code: 'DELAY',
  object: '',
  severity: 'medium',
  owner: null,
  due_at: null,
  blocks: [],
  description: '',
  customer_text: '',
  version: 0,
};

/** The fields that can be changed. */
const FIELD_NAMES: Record<string, string> = {
  severity: 'Severity',
  owner_id: 'Owner',
  due_at: 'Due',
  blocks: 'Blocks',
  description: 'Note for staff',
  customer_text: 'Text for the customer',
};

const resolver = rulesResolver<Values>(() => ({}));

/** Raises an exception, or changes one under the version that was read. What someone else has saved is shown first. */
export function ExceptionForm({ tracking_number, time_zone, exception, onDone }: ExceptionFormProps) {
  const stored = exception ?? NEW;
  const edit = useVersionedForm<Stored, Values>({
    stored,
    valuesOf: (from) => valuesOf(from, time_zone),
    resolver: () => resolver,
    conflicts: ({ base, newer }) => !isSame(base, newer),
    send: async ({ code, object, owner_id, due_at, ...values }, { base, accept }, { context }) => {
      const fields = {
        ...values,
        owner_id: owner_id || null,
        due_at: momentOfLocalInput(due_at, time_zone),
      };
      const saved = exception
        ? await call.exceptions.change(
            { ...fields, id: exception.id },
            { context: { ...context, ifMatch: base().version } },
          )
        : await call.exceptions.raise({ ...fields, tracking_number, code, object }, { context });
      accept(saved);
    },
    onSuccess: onDone,
    onFailure: () => void queryClient.invalidateQueries({ queryKey: api.exceptions.key() }),
    invalidates: api.exceptions.key(),
  });
  const { form } = edit;
  const textOf = (field: string, value: unknown) => {
    if (field === 'owner_id')
      return value === stored.owner?.user_id ? stored.owner?.full_name : String(value) && 'another person';
    if (field === 'due_at') return String(value).replace('T', ' ');
    if (field === 'description' || field === 'customer_text') return String(value);
    return [value].flat().map(String).map(codeLabel).join(', ');
  };
  return (
    <SubmitForm
      form={form}
      call={{ failure: edit.failure, calls: form.attempt, pending: edit.pending }}
      onSubmit={form.submit(edit.write)}
      submitLabel={exception ? 'Save' : 'Raise'}
      busyLabel="Saving..."
      beside={
        <Button variant="secondary" onClick={onDone}>
          Cancel
        </Button>
      }
      className="p-4"
    >
      <NewerVersion
        what="this exception"
        edit={edit}
        nameOf={(field) => FIELD_NAMES[field]}
        textOf={textOf}
      />
      {!exception && <ObjectFields form={form} />}
      <HandlingFields form={form} owner={exception?.owner ?? null} time_zone={time_zone} />
    </SubmitForm>
  );
}

/** What is wrong, and with which part of the shipment. It stays once the exception is raised. */
function ObjectFields({ form }: { form: Form<Values> }) {
  return (
    <>
      <Field label="What is wrong" id={form.idOf('code')} error={form.errorOf('code')}>
        <Select {...form.field('code').control} options={CODE_OPTIONS} />
      </Field>
      <Field
        label="Container, document or leg"
        hint="Blank for the whole shipment."
        id={form.idOf('object')}
        error={form.errorOf('object')}
        optional
      >
        <TextInput {...form.field('object').control} maxLength={60} autoComplete="off" />
      </Field>
    </>
  );
}

interface HandlingFieldsProps {
  form: Form<Values>;
  owner: ShipmentException['owner'];
  time_zone: string;
}

/** Who handles it by when, what it blocks, and what staff and the customer read about it. */
function HandlingFields({ form, owner, time_zone }: HandlingFieldsProps) {
  const { blocks } = form.values;
  return (
    <>
      <Field label="Severity" id={form.idOf('severity')} error={form.errorOf('severity')}>
        <Select {...form.field('severity').control} options={SEVERITY_OPTIONS} />
      </Field>
      <OwnerField
        id={form.idOf('owner_id')}
        error={form.errorOf('owner_id')}
        present={owner}
        control={form.field('owner_id').control}
      />
      <Field
        label="Due"
        hint={`Local time, ${time_zone}`}
        id={form.idOf('due_at')}
        error={form.errorOf('due_at')}
        optional
      >
        <TextInput type="datetime-local" {...form.field('due_at').control} />
      </Field>
      <fieldset className="flex min-w-0 flex-col gap-2">
        <legend className="mb-1.5 text-ui font-semibold">
          Blocks <span className="font-normal text-ink-3">(optional)</span>
        </legend>
        {STEP_OPTIONS.map(({ value, label }) => (
          <CheckboxRow
            key={value}
            name={value}
            label={label}
            checked={blocks.includes(value)}
            onChange={({ target }) =>
              form.change({
                blocks: target.checked ? [...blocks, value] : blocks.filter((step) => step !== value),
              })
            }
          />
        ))}
      </fieldset>
      <Field
        label="Note for staff"
        id={form.idOf('description')}
        error={form.errorOf('description')}
        optional
      >
        <Textarea {...form.field('description').control} rows={2} maxLength={1000} />
      </Field>
      <Field
        label="Text for the customer"
        hint="Without it, the customer does not see this exception."
        id={form.idOf('customer_text')}
        error={form.errorOf('customer_text')}
        optional
      >
        <Textarea {...form.field('customer_text').control} rows={2} maxLength={500} />
      </Field>
    </>
  );
}

function valuesOf(
  { code, object, severity, owner, due_at, blocks, description, customer_text }: Stored,
  time_zone: string,
): Values {
  return {
    code,
    object,
    severity,
    owner_id: owner?.user_id ?? '',
    due_at: due_at ? localInputOf(due_at, time_zone) : '',
    blocks,
    description,
    customer_text,
  };
}
