import type { Tariff } from '#contract/rates/tariffs.ts';
import { api, call } from '#web/api/client.ts';
import { rulesResolver } from '#web/forms/field-messages.ts';
import { FormDialog } from '#web/forms/form-dialog.tsx';
import { useCloseQuestion } from '#web/forms/leave-guard/use-leave-question.ts';
import { useForm } from '#web/forms/use-form.ts';
import { useWrite } from '#web/forms/use-write.ts';
import { Field } from '#web/ui/fields/field.tsx';
import { TextInput } from '#web/ui/fields/text-input.tsx';
import { tariffProblems } from './tariff-problems.ts';

type Values = Pick<Tariff, 'name' | 'valid_from' | 'valid_to'>;

const resolver = rulesResolver<Values>(tariffProblems);

interface ChangeTariffDialogProps {
  tariff: Pick<Tariff, 'id' | 'version' | keyof Values>;
  onClose: () => void;
}

/** Changes the name and the validity of a tariff. */
export function ChangeTariffDialog({ tariff, onClose }: ChangeTariffDialogProps) {
  const { id, version, name, valid_from, valid_to } = tariff;
  const form = useForm<Values>({ initial: { name, valid_from, valid_to }, resolver });
  const { write, pending, failure } = useWrite({
    form,
    send: (values: Values, options) => call.rates.changeTariff({ id, version, ...values }, options),
    onSuccess: onClose,
    invalidates: api.rates.key(),
  });
  const { leaving, close } = useCloseQuestion(form.isDirty, onClose);
  const { idOf, errorOf } = form;
  return (
    <FormDialog
      title="Change the name or validity"
      description="Makes the next version. Prices made with the tariff stay."
      form={form}
      failure={failure}
      onSubmit={form.submit(write)}
      submitLabel="Save"
      busyLabel="Saving..."
      pending={pending}
      leaving={leaving}
      onClose={close}
    >
      <Field label="Name" id={idOf('name')} error={errorOf('name')}>
        <TextInput {...form.field('name').control} maxLength={120} autoComplete="off" />
      </Field>
      <div className="grid grid-cols-1 gap-5 sm:grid-cols-2">
        <Field label="First day" id={idOf('valid_from')} error={errorOf('valid_from')}>
          <TextInput {...form.field('valid_from').control} type="date" />
        </Field>
        <Field label="Last day" id={idOf('valid_to')} error={errorOf('valid_to')}>
          <TextInput {...form.field('valid_to').control} type="date" />
        </Field>
      </div>
    </FormDialog>
  );
}
