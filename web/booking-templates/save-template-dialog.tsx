import { templateNameRule } from '#domain/booking-templates/template-name-rule.ts';
import { api, call } from '#web/api/client.ts';
import { rulesResolver } from '#web/forms/field-messages.ts';
import { FormDialog } from '#web/forms/form-dialog.tsx';
import { useCloseQuestion } from '#web/forms/leave-guard/use-leave-question.ts';
import { useForm } from '#web/forms/use-form.ts';
import { useWrite } from '#web/forms/use-write.ts';
import { Field } from '#web/ui/fields/field.tsx';
import { TextInput } from '#web/ui/fields/text-input.tsx';
import { toast } from '#web/ui/overlays/toast.ts';

interface Values {
  name: string;
}

const resolver = rulesResolver(({ name }: Values) => ({ name: templateNameRule(name) }));

interface SaveTemplateDialogProps {
  tracking_number: string;
  onClose: () => void;
}

/** Saves the booking of a shipment as a template of its company. */
export function SaveTemplateDialog({ tracking_number, onClose }: SaveTemplateDialogProps) {
  const form = useForm<Values>({ initial: { name: '' }, resolver });
  const { write, pending, failure } = useWrite({
    form,
    send: ({ name }: Values, options) => call.bookingTemplates.create({ name, tracking_number }, options),
    onSuccess: ({ name }) => {
      toast({ title: 'Template saved', description: `Start your next booking from ${name}.` });
      onClose();
    },
    invalidates: api.bookingTemplates.key(),
  });
  const { leaving, close } = useCloseQuestion(form.isDirty, onClose);
  const { control, error } = form.field('name');
  return (
    <FormDialog
      title="Save as template"
      description={`Your company can book again with the places and cargo of ${tracking_number}.`}
      form={form}
      failure={failure}
      onSubmit={form.submit(write)}
      submitLabel="Save template"
      busyLabel="Saving..."
      pending={pending}
      leaving={leaving}
      onClose={close}
      size="small"
    >
      <Field label="Name of the template" id={form.idOf('name')} error={error}>
        <TextInput {...control} maxLength={80} autoComplete="off" />
      </Field>
    </FormDialog>
  );
}
