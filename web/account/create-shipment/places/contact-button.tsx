import { useState } from 'react';
import type { StoredContact } from '#contract/address-book.ts';
import { Button } from '#web/ui/button.tsx';
import { ContactChoice } from './contact-choice.tsx';

interface ContactButtonProps {
  /** Prefix of the input's id. */
  of: string;
  organisation_id: string;
  /** Whom it is for: 'Origin'. */
  title: string;
  onChoose: (contact: StoredContact) => void;
  className?: string;
}

/** Opens a field that finds a contact of the address book, and closes it once one is chosen. */
export function ContactButton({ of, organisation_id, title, onChoose, className }: ContactButtonProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="secondary"
        className={className}
        aria-label={`Address book: ${title}`}
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        Address book
      </Button>
      {open && (
        <ContactChoice
          id={`${of}-contact`}
          organisation_id={organisation_id}
          onChoose={(contact) => {
            onChoose(contact);
            setOpen(false);
          }}
        />
      )}
    </>
  );
}
