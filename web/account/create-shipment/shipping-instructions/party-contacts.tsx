import type { StoredContact } from '#contract/address-book.ts';
import { EMPTY_CONTACT } from '#domain/address-book/contact-rules.ts';
import { isPermitted } from '#domain/people/access.ts';
import { api, call } from '#web/api/client.ts';
import { useWrite } from '#web/forms/use-write.ts';
import { useSession } from '#web/people/session.ts';
import { Button } from '#web/ui/button.tsx';
import { toast } from '#web/ui/overlays/toast.ts';
import { ContactButton } from '../places/contact-button.tsx';
import type { PartyName, TypedInstructions } from './typed-instructions.ts';
import type { InstructionsState } from './use-instructions.ts';

interface PartyContactsProps {
  instructions: InstructionsState;
  party: PartyName;
  title: string;
}

/** Fills in a party from the address book, or saves it there. Staff have no address book of their own. */
export function PartyContacts({ instructions, party, title }: PartyContactsProps) {
  const { person } = useSession();
  const { typed, change } = instructions;
  const id = person?.organisation?.id ?? '';
  const save = useWrite({
    send: (_, options) => call.addressBook.create({ id, ...contactOf(party, typed) }, options),
    onSuccess: ({ name }) =>
      toast({ title: 'Contact saved', description: `${name} is in the address book.` }),
    failureToast: { title: 'Error' },
    invalidates: api.addressBook.key(),
  });
  if (!person || !id || !isPermitted(person, 'book')) return null;
  const name = typed[`${party}.name`]?.trim() ?? '';
  const isSaved = save.sent?.response.name === name;
  return (
    <div className="flex flex-wrap items-start gap-x-2 gap-y-3 sm:col-span-6 [&>div]:basis-full">
      <ContactButton
        of={party}
        organisation_id={id}
        title={title}
        onChoose={(contact) => change(partyOf(party, contact))}
      />
      {name !== '' && (
        <Button
          variant="secondary"
          pending={save.pending}
          busyLabel="Saving..."
          disabled={isSaved}
          aria-label={`Save to address book: ${title}`}
          onClick={() => save.write()}
        >
          {isSaved ? 'Saved to address book' : 'Save to address book'}
        </Button>
      )}
    </div>
  );
}

function partyOf(party: PartyName, contact: StoredContact): TypedInstructions {
  const { name, address, city, postal_code, country, phone, email } = contact;
  const fields = { name, address, city, postal_code, country, contact: phone || email };
  return Object.fromEntries(Object.entries(fields).map(([field, text]) => [`${party}.${field}`, text]));
}

function contactOf(party: PartyName, typed: TypedInstructions) {
  const text = (field: string) => typed[`${party}.${field}`]?.trim() ?? '';
  const reached = text('contact');
  return {
    ...EMPTY_CONTACT,
    name: text('name'),
    address: text('address'),
    city: text('city'),
    postal_code: text('postal_code'),
    country: text('country'),
    [reached.includes('@') ? 'email' : 'phone']: reached,
    role: party,
  };
}
