import type { LegalEntity } from '#contract/branches.ts';
import { api, call } from '#web/api/client.ts';
import { DiscardQuestion } from '#web/forms/discard-question.tsx';
import { rulesResolver } from '#web/forms/field-messages.ts';
import { FormEnd } from '#web/forms/form-end.tsx';
import { FormProblems } from '#web/forms/form-problems.tsx';
import { useForm } from '#web/forms/use-form.ts';
import { useCloseQuestion } from '#web/forms/use-leave-question.ts';
import { useWrite } from '#web/forms/use-write.ts';
import { Field } from '#web/ui/fields/field.tsx';
import { TextInput } from '#web/ui/fields/text-input.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import {
  NumberSeriesFields,
  type Prefixes,
  prefixesOf,
  seriesOf,
  validatePrefixes,
} from './number-series-fields.tsx';

interface Values {
  name: string;
  vat_id: string;
  base_currency: string;
  prefixes: Prefixes;
}

const NEW = { name: '', vat_id: '', base_currency: '', number_series: [] };

const resolver = rulesResolver(({ name, base_currency, prefixes }: Values) => ({
  ...(name.trim() === '' && { name: 'Enter a name.' }),
  ...(!/^[A-Z]{3}$/.test(base_currency) && { base_currency: 'Enter a currency code, such as USD.' }),
  ...Object.fromEntries(
    Object.entries(validatePrefixes(prefixes)).map(([kind, message]) => [`prefixes.${kind}`, message]),
  ),
}));

/** Adds a legal entity, or changes one. */
export function LegalEntityDialog({ entity, onClose }: { entity: LegalEntity | null; onClose: () => void }) {
  const { name, vat_id, base_currency, number_series } = entity ?? NEW;
  const form = useForm<Values>({
    initial: { name, vat_id, base_currency, prefixes: prefixesOf(number_series) },
    resolver,
  });
  const { write, pending, failure } = useWrite({
    form,
    send: ({ prefixes, ...fields }: Values, options) => {
      const input = { ...fields, number_series: seriesOf(prefixes) };
      return entity
        ? call.legalEntities.change({ ...input, id: entity.id }, options)
        : call.legalEntities.create(input, options);
    },
    onSuccess: onClose,
    invalidates: api.legalEntities.key(),
    failureToast: { title: 'Error', description: 'Failed to save the legal entity' },
  });
  const { leaving, close } = useCloseQuestion(form.isDirty, onClose);
  const { values, change, idOf, errorOf } = form;
  const title = entity ? `Edit ${entity.name}` : 'Add a legal entity';
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && close()}
      title={title}
      description="A company that you trade as."
      footer={leaving && <DiscardQuestion onDiscard={leaving.discard} onKeep={leaving.keep} />}
    >
      <form onSubmit={form.submit(write)} noValidate aria-label={title} className="flex flex-col gap-5">
        <FormProblems form={form} failure={failure} />
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
        <NumberSeriesFields
          prefixes={values.prefixes}
          idOf={(kind) => idOf(`prefixes.${kind}`)}
          errorOf={(kind) => errorOf(`prefixes.${kind}`)}
          onChange={(prefixes) => change({ prefixes })}
        />
        {!leaving && <FormEnd label="Save" busyLabel="Saving..." pending={pending} onLeave={close} />}
      </form>
    </Dialog>
  );
}
