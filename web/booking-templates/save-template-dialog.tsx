import { templateNameRule } from '#domain/booking-templates/template-name-rule.ts';
import { api, call } from '#web/api/client.ts';
import { rulesResolver } from '#web/forms/field-messages.ts';
import { FormEnd } from '#web/forms/form-end.tsx';
import { FormProblems } from '#web/forms/form-problems.tsx';
import { useForm } from '#web/forms/use-form.ts';
import { useWrite } from '#web/forms/use-write.ts';
import { Field } from '#web/ui/fields/field.tsx';
import { TextInput } from '#web/ui/fields/text-input.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
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
  const { control, error } = form.field('name');
  return (
    <Dialog
      open
      size="small"
      onOpenChange={(open) => !open && onClose()}
      title="Save as template"
      description={`Your company can book again with the places and cargo of ${tracking_number}.`}
    >
      <form
        onSubmit={form.submit(write)}
        noValidate
        aria-label="Save as template"
        className="flex flex-col gap-5"
      >
        <FormProblems form={form} failure={failure} />
        <Field label="Name of the template" id={form.idOf('name')} error={error}>
          <TextInput {...control} maxLength={80} autoComplete="off" />
        </Field>
        <FormEnd label="Save template" busyLabel="Saving..." pending={pending} onLeave={onClose} />
      </form>
    </Dialog>
  );
}
