import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { ShipmentFile } from '#contract/shipments/shipment-file.ts';
import { DIRECTIONS, LOADS } from '#domain/shipment-file/file-header.ts';
import { isRefusal } from '#web/api/api-errors.ts';
import { api, call } from '#web/api/client.ts';
import { type FieldMessages, rulesResolver } from '#web/forms/field-messages.ts';
import { isSame } from '#web/forms/merge-versions.ts';
import { NewerVersion } from '#web/forms/newer-version.tsx';
import { fieldsRefused } from '#web/forms/refused-fields.ts';
import { SubmitForm } from '#web/forms/submit-form.tsx';
import { useVersionedForm } from '#web/forms/use-versioned-form.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/fields/field.tsx';
import { Select } from '#web/ui/fields/select.tsx';
import { Textarea } from '#web/ui/fields/textarea.tsx';
import { toast } from '#web/ui/overlays/toast.ts';
import { staffOptions } from '../../people/staff-options.ts';
import { codeLabel } from '../file-text.ts';
import type { EditProps } from './list-form.tsx';

/** The header of a file as it is typed; '' where nothing is set. */
interface DetailValues {
  operations_owner_id: string;
  sales_owner_id: string;
  load: ShipmentFile['load'] | '';
  direction: ShipmentFile['direction'] | '';
  /** One per line. */
  labels: string;
}

const FIELD_NAMES: Record<keyof DetailValues, string> = {
  operations_owner_id: 'Operations owner',
  sales_owner_id: 'Sales owner',
  load: 'Load',
  direction: 'Direction',
  labels: 'Labels',
};
const LOAD_OPTIONS = LOADS.map((value) => ({ value, label: value }));
const DIRECTION_OPTIONS = DIRECTIONS.map((value) => ({ value, label: codeLabel(value) }));
const resolver = rulesResolver<DetailValues>(() => ({}));

/** Edits the owners, the load, the direction and the labels under the version that was read. */
export function EditDetails({ file, onDone }: EditProps) {
  const queryClient = useQueryClient();
  const { tracking_number } = file;
  const { queryKey } = api.shipmentFile.find.queryOptions({ input: { tracking_number } });
  const staff = useQuery(staffOptions()).data?.people ?? [];
  const edit = useVersionedForm<ShipmentFile, DetailValues>({
    stored: file,
    valuesOf,
    resolver: () => resolver,
    // Other parts of the file raise its version as well.
    conflicts: ({ base, newer }) => !isSame(base, newer),
    send: async (values, { base, accept }, { context }) => {
      const saved = await call.shipmentFile.changeHeader(
        {
          tracking_number,
          operations_owner_id: values.operations_owner_id || null,
          sales_owner_id: values.sales_owner_id || null,
          load: values.load || null,
          direction: values.direction || null,
          labels: labelsIn(values.labels),
        },
        { context: { ...context, ifMatch: base().version } },
      );
      accept(saved);
      queryClient.setQueryData(queryKey, saved);
    },
    onSuccess: () => {
      toast({ title: 'File saved' });
      onDone();
    },
    onFailure: (error) => {
      if (isRefusal(error, 'PRECONDITION_FAILED')) void queryClient.invalidateQueries({ queryKey });
    },
    refusedIn,
    invalidates: queryKey,
  });
  const { form } = edit;
  const textOf = (field: string, value: unknown) =>
    (field.endsWith('_owner_id') &&
      optionsWith(staff, file).find(({ user_id }) => user_id === value)?.full_name) ||
    String(value).split('\n').join(', ');
  const people = optionsWith(staff, file).map(({ user_id, full_name }) => ({
    value: user_id,
    label: full_name,
  }));
  const field = (name: keyof DetailValues) => ({
    label: FIELD_NAMES[name],
    id: form.idOf(name),
    error: form.errorOf(name),
  });
  return (
    <SubmitForm
      form={form}
      call={{ failure: edit.failure, calls: form.attempt, pending: edit.pending }}
      onSubmit={form.submit(edit.write)}
      submitLabel="Save"
      busyLabel="Saving..."
      beside={
        <Button variant="secondary" onClick={onDone}>
          Cancel
        </Button>
      }
      className="mt-4 rounded-md border border-line bg-surface p-4"
    >
      <NewerVersion
        what="these details"
        edit={edit}
        nameOf={(field) => FIELD_NAMES[field as keyof DetailValues]}
        textOf={textOf}
      />
      <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
        {(['operations_owner_id', 'sales_owner_id'] as const).map((name) => (
          <Field key={name} {...field(name)} optional>
            <Select {...form.field(name).control} placeholder="Nobody" options={people} />
          </Field>
        ))}
        <Field {...field('load')} optional>
          <Select {...form.field('load').control} placeholder="Not set" options={LOAD_OPTIONS} />
        </Field>
        <Field {...field('direction')} optional>
          <Select {...form.field('direction').control} placeholder="Not set" options={DIRECTION_OPTIONS} />
        </Field>
      </div>
      <Field {...field('labels')} hint="One per line." optional>
        <Textarea {...form.field('labels').control} rows={3} />
      </Field>
    </SubmitForm>
  );
}

function valuesOf({ operations_owner, sales_owner, load, direction, labels }: ShipmentFile): DetailValues {
  return {
    operations_owner_id: operations_owner?.user_id ?? '',
    sales_owner_id: sales_owner?.user_id ?? '',
    load: load ?? '',
    direction: direction ?? '',
    labels: labels.join('\n'),
  };
}

function labelsIn(text: string): string[] {
  return [...new Set(text.split('\n').map((label) => label.trim()))].filter(Boolean);
}

type Owner = NonNullable<ShipmentFile['operations_owner']>;

/** The staff, and the present owners although they may have left. */
function optionsWith(staff: readonly Owner[], { operations_owner, sales_owner }: ShipmentFile): Owner[] {
  const owners = [operations_owner, sales_owner].filter((owner) => owner !== null);
  return [...new Map([...owners, ...staff].map((person) => [person.user_id, person])).values()];
}

/** A label is named at the field of all. */
function refusedIn(error: unknown): FieldMessages {
  return Object.fromEntries(
    Object.entries(fieldsRefused(error)).map(([path, message]) => [
      path.replace(/^labels\..*/, 'labels'),
      message,
    ]),
  );
}
