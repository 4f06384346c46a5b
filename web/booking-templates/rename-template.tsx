import { useQueryClient } from '@tanstack/react-query';
import type { BookingTemplate } from '#contract/booking-templates.ts';
import { templateNameRule } from '#domain/booking-templates/template-name-rule.ts';
import { api, call } from '#web/api/client.ts';
import { rulesResolver } from '#web/forms/field-messages.ts';
import { FormProblems } from '#web/forms/form-problems.tsx';
import { useGuardedForm } from '#web/forms/leave-guard/guarded-forms.ts';
import { NewerVersion } from '#web/forms/newer-version.tsx';
import { useRecordForm } from '#web/forms/versions/use-record-form.ts';
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

export function RenameTemplate({ template, onClose }: RenameTemplateProps) {
  const { id } = template;
  const queryClient = useQueryClient();
  const edit = useRecordForm<BookingTemplate, Values>({
    record: template,
    valuesOf: (stored) => ({ name: stored?.name ?? '' }),
    resolver,
    readNewest: async () => {
      const read = { ...api.bookingTemplates.list.queryOptions({ input: {} }), staleTime: 0 };
      return (await queryClient.fetchQuery(read)).templates.find((each) => each.id === id);
    },
    send: ({ name }, options) => call.bookingTemplates.rename({ id, name }, options),
    onSuccess: () => {
      toast({ title: 'Template renamed' });
      onClose();
    },
    invalidates: api.bookingTemplates.key(),
  });
  const { form, write, pending, failure } = edit;
  useGuardedForm(form);
  const { control, error } = form.field('name');
  return (
    <form
      onSubmit={form.submit(write)}
      noValidate
      aria-label={`Rename ${template.name}`}
      className="flex flex-col gap-3"
    >
      <NewerVersion what="this template" edit={edit} nameOf={() => 'Name'} />
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
