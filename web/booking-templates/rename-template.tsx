import type { BookingTemplate } from '#contract/booking-templates.ts';
import { templateNameRule } from '#domain/booking-templates/template-name-rule.ts';
import { api, call } from '#web/api/client.ts';
import { rulesResolver } from '#web/forms/field-messages.ts';
import { FormProblems } from '#web/forms/form-problems.tsx';
import { useForm } from '#web/forms/use-form.ts';
import { useWrite } from '#web/forms/use-write.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/fields/field.tsx';
import { TextInput } from '#web/ui/fields/text-input.tsx';
import { toast } from '#web/ui/overlays/toast.ts';

interface Values {
  name: string;
}

const resolver = rulesResolver(({ name }: Values) => ({ name: templateNameRule(name) }));

interface RenameTemplateProps {
  template: BookingTemplate;
  onClose: () => void;
}

export function RenameTemplate({ template: { id, name: former }, onClose }: RenameTemplateProps) {
  const form = useForm<Values>({ initial: { name: former }, resolver });
  const { write, pending, failure } = useWrite({
    form,
    send: ({ name }: Values, options) => call.bookingTemplates.rename({ id, name }, options),
    onSuccess: () => {
      toast({ title: 'Template renamed' });
      onClose();
    },
    invalidates: api.bookingTemplates.key(),
  });
  const { control, error } = form.field('name');
  return (
    <form
      onSubmit={form.submit(write)}
      noValidate
      aria-label={`Rename ${former}`}
      className="flex flex-col gap-3"
    >
      <FormProblems form={form} failure={failure} />
      <Field label="Name of the template" id={form.idOf('name')} error={error}>
        <TextInput {...control} maxLength={80} autoComplete="off" />
      </Field>
      <div className="flex gap-2">
        <Button type="submit" pending={pending} busyLabel="Saving...">
          Save name
        </Button>
        <Button variant="secondary" onClick={onClose}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
