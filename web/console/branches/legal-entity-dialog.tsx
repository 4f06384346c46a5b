import { useQueryClient } from '@tanstack/react-query';
import type { LegalEntity } from '#contract/branches.ts';
import { api, call } from '#web/api/client.ts';
import { fieldsRefused } from '#web/forms/refused-fields.ts';
import { RecordFormDialog } from '#web/forms/versions/record-form-dialog.tsx';
import { useRecordForm } from '#web/forms/versions/use-record-form.ts';
import { Field } from '#web/ui/fields/field.tsx';
import { TextInput } from '#web/ui/fields/text-input.tsx';
import { BankAccountFields } from './bank-account-fields.tsx';
import { fieldName, valueText } from './legal-entity-labels.ts';
import { controlOf, type EntityValues, entityInput, entityValues, resolver } from './legal-entity-values.ts';
import { NumberSeriesFields } from './number-series-fields.tsx';
import { VatSettingsFields } from './vat-settings-fields.tsx';

/** Adds a legal entity, or changes one. */
export function LegalEntityDialog({ entity, onClose }: { entity: LegalEntity | null; onClose: () => void }) {
  const queryClient = useQueryClient();
  const edit = useRecordForm<LegalEntity, EntityValues>({
    record: entity,
    valuesOf: entityValues,
    resolver,
    readNewest: async () => {
      const read = { ...api.legalEntities.list.queryOptions(), staleTime: 0 };
      return (await queryClient.fetchQuery(read)).legal_entities.find(({ id }) => id === entity?.id);
    },
    send: (typed, options): Promise<unknown> => {
      const input = entityInput(typed);
      return entity
        ? call.legalEntities.change({ ...input, id: entity.id }, options)
        : call.legalEntities.create(input, options);
    },
    refusedIn: (error) =>
      Object.fromEntries(
        Object.entries(fieldsRefused(error)).map(([field, message]) => [controlOf(field), message]),
      ),
    onSuccess: onClose,
    invalidates: api.legalEntities.key(),
    failureToast: { title: 'Error', description: 'Failed to save the legal entity' },
  });
  const { form } = edit;
  const { values, change, idOf, errorOf } = form;
  const title = entity ? `Edit ${entity.name}` : 'Add a legal entity';
  return (
    <RecordFormDialog
      title={title}
      description="A company that you trade as."
      edit={edit}
      what="this legal entity"
      nameOf={fieldName}
      textOf={valueText}
      onClose={onClose}
    >
      <Field label="Name" id={idOf('name')} error={errorOf('name')}>
        <TextInput
          maxLength={120}
          autoComplete="off"
          value={values.name}
          onChange={({ target }) => change({ name: target.value })}
        />
      </Field>
      <Field label="VAT ID" optional id={idOf('vat_id')} error={errorOf('vat_id')}>
        <TextInput
          maxLength={20}
          autoComplete="off"
          value={values.vat_id}
          onChange={({ target }) => change({ vat_id: target.value })}
        />
      </Field>
      <Field
        label="Base currency"
        id={idOf('base_currency')}
        error={errorOf('base_currency')}
        hint="The currency of its accounts, such as USD."
      >
        <TextInput
          maxLength={3}
          autoComplete="off"
          value={values.base_currency}
          onChange={({ target }) => change({ base_currency: target.value.toUpperCase() })}
        />
      </Field>
      <div className="grid grid-cols-1 gap-5 sm:grid-cols-2">
        <Field label="Telephone" optional hint="On its invoices." id={idOf('phone')} error={errorOf('phone')}>
          <TextInput
            type="tel"
            maxLength={60}
            autoComplete="off"
            value={values.phone}
            onChange={({ target }) => change({ phone: target.value })}
          />
        </Field>
        <Field label="E-mail" optional hint="On its invoices." id={idOf('email')} error={errorOf('email')}>
          <TextInput
            type="email"
            maxLength={254}
            autoComplete="off"
            value={values.email}
            onChange={({ target }) => change({ email: target.value })}
          />
        </Field>
      </div>
      <VatSettingsFields form={form} />
      <BankAccountFields form={form} />
      <NumberSeriesFields
        prefixes={values.prefixes}
        idOf={(kind) => idOf(`prefixes.${kind}`)}
        errorOf={(kind) => errorOf(`prefixes.${kind}`)}
        onChange={(prefixes) => change({ prefixes })}
      />
    </RecordFormDialog>
  );
}
