import { type ContactFields as Fields, validateContact } from '#domain/address-book/contact-rules.ts';
import { api, call } from '#web/api/client.ts';
import { rulesResolver } from '#web/forms/field-messages.ts';
import { FormProblems } from '#web/forms/form-problems.tsx';
import { useForm } from '#web/forms/use-form.ts';
import { useWrite } from '#web/forms/use-write.ts';
import { toast } from '#web/ui/overlays/toast.ts';
import { ContactDialog } from './contact-dialog.tsx';
import { ContactFields } from './contact-fields.tsx';

const resolver = rulesResolver(validateContact);

interface NewContactDialogProps {
  organisation_id: string;
  /** What is known already. */
  initial: Fields;
  onClose: () => void;
}

/** Adds a contact to an address book. */
export function NewContactDialog({ organisation_id, initial, onClose }: NewContactDialogProps) {
  const form = useForm({ initial, resolver });
  const { write, pending, failure } = useWrite({
    form,
    send: (contact: Fields, options) => call.addressBook.create({ id: organisation_id, ...contact }, options),
    onSuccess: ({ name }) => {
      toast({ title: 'Contact saved', description: `${name} is in the address book.` });
      onClose();
    },
    invalidates: api.addressBook.key(),
  });
  return (
    <ContactDialog
      title="Add a contact"
      isDirty={form.isDirty}
      pending={pending}
      onSubmit={form.submit(write)}
      onClose={onClose}
    >
      <FormProblems form={form} failure={failure} />
      <ContactFields form={form} />
    </ContactDialog>
  );
}
