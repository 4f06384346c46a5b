import type { StoredContact } from '#contract/address-book.ts';
import {
  CONTACT_COLUMNS,
  type ContactColumn,
  type ContactFields as Fields,
  validateContact,
} from '#domain/address-book/contact-rules.ts';
import { api, call } from '#web/api/client.ts';
import { rulesResolver } from '#web/forms/field-messages.ts';
import { FormProblems } from '#web/forms/form-problems.tsx';
import { NewerVersion } from '#web/forms/newer-version.tsx';
import { useVersionedForm } from '#web/forms/use-versioned-form.ts';
import { toast } from '#web/ui/overlays/toast.ts';
import { ContactDialog } from './contact-dialog.tsx';
import { ContactFields } from './contact-fields.tsx';
import { CONTACT_LABELS } from './contact-labels.ts';

const resolver = rulesResolver(validateContact);

interface EditContactDialogProps {
  organisation_id: string;
  contact: StoredContact;
  onClose: () => void;
}

/** Changes a contact. What someone else has saved in the meantime is shown first. */
export function EditContactDialog({ organisation_id, contact, onClose }: EditContactDialogProps) {
  const versioned = useVersionedForm<StoredContact, Fields>({
    stored: contact,
    valuesOf,
    resolver: () => resolver,
    send: async (fields, session, options) => {
      const { id: contact_id, version } = session.base();
      const input = { id: organisation_id, contact_id, version, ...fields };
      session.accept(await call.addressBook.change(input, options));
    },
    onSuccess: () => {
      toast({ title: 'Contact saved' });
      onClose();
    },
    invalidates: api.addressBook.key(),
  });
  const { form } = versioned;
  return (
    <ContactDialog
      title={`Edit ${versioned.base.name}`}
      isDirty={form.isDirty}
      pending={versioned.pending}
      onSubmit={form.submit(versioned.write)}
      onClose={onClose}
    >
      <NewerVersion
        what="this contact"
        edit={versioned}
        nameOf={(field) => CONTACT_LABELS[field as ContactColumn]}
      />
      <FormProblems form={form} failure={versioned.failure} />
      <ContactFields form={form} />
    </ContactDialog>
  );
}

function valuesOf(contact: StoredContact): Fields {
  return Object.fromEntries(CONTACT_COLUMNS.map((column) => [column, contact[column]])) as Fields;
}
