import { CompanySection } from '#web/organisations/company-section.tsx';
import { AddressBook } from './address-book.tsx';

interface AddressBookSectionProps {
  organisation_id: string;
  canEdit: boolean;
}

/** The address book as a part of the company's page. */
export function AddressBookSection(props: AddressBookSectionProps) {
  return (
    <CompanySection
      id="address-book"
      title="Address book"
      lead="The companies you ship to and from. Your colleagues can pick them when they book."
    >
      <AddressBook {...props} />
    </CompanySection>
  );
}
