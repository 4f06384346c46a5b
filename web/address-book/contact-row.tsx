import type { StoredContact } from '#contract/address-book.ts';
import { countryName } from '#domain/places/countries.ts';
import { townLine } from '#domain/places/town-line.ts';
import { Button } from '#web/ui/button.tsx';
import { contactRoleLabel } from './contact-role-labels.ts';

interface ContactRowProps {
  contact: StoredContact;
  /** Whether the reader may change it. */
  canEdit: boolean;
  onEdit: () => void;
  onDelete: () => void;
}

/** A contact of an address book. */
export function ContactRow({ contact, canEdit, onEdit, onDelete }: ContactRowProps) {
  const { name, email, phone, unlocode, role } = contact;
  const person = [contact.contact, email, phone].filter(Boolean);
  return (
    <li className="flex flex-wrap items-start gap-x-4 gap-y-2 px-4 py-3 not-first:border-t not-first:border-line">
      <div className="min-w-0 flex-1 basis-72">
        <p className="flex flex-wrap items-baseline gap-x-3">
          <bdi className="min-w-0 font-semibold wrap-anywhere">{name}</bdi>
          {role && <span className="text-caption">{contactRoleLabel(role)}</span>}
        </p>
        <p className="mt-0.5 text-dense wrap-anywhere text-ink-2">
          {placeText(contact) || 'No address'}
          {unlocode && <span className="code ml-2">{unlocode}</span>}
        </p>
        {person.length > 0 && (
          <p className="mt-0.5 text-dense wrap-anywhere text-ink-2">{person.join(', ')}</p>
        )}
      </div>
      {canEdit && (
        <div className="-mx-2 flex shrink-0 sm:mx-0">
          <Button variant="ghost" aria-label={`Edit ${name}`} onClick={onEdit}>
            Edit
          </Button>
          <Button variant="ghost" aria-label={`Delete ${name}`} onClick={onDelete}>
            Delete
          </Button>
        </div>
      )}
    </li>
  );
}

function placeText(contact: StoredContact): string {
  const { address, country } = contact;
  return [address, townLine(contact), country && countryName(country)].filter(Boolean).join(', ');
}
