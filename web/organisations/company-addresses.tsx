import type { Organisation } from '#contract/organisations/organisation-records.ts';
import { CompanyList } from './company-list.tsx';
import { CompanySection } from './company-section.tsx';

const WIDE = 'sm:col-span-2';
const FIELDS = [
  { name: 'label', label: 'Label', optional: true, hint: 'Such as Warehouse 2' },
  { name: 'street', label: 'Street', optional: true, className: WIDE },
  { name: 'city', label: 'City', optional: true },
  { name: 'postal_code', label: 'Postal code', optional: true },
  { name: 'country', label: 'Country', hint: 'Two letters, such as NL' },
  { name: 'unlocode', label: 'UN/LOCODE', optional: true, hint: 'Such as NLRTM' },
  { name: 'time_zone', label: 'Time zone', optional: true, hint: 'Such as Europe/Amsterdam' },
  {
    name: 'opening_hours',
    label: 'Opening hours',
    optional: true,
    hint: 'Mon–Fri 08:00–17:00',
    className: WIDE,
  },
] as const;

interface CompanyAddressesProps {
  organisation: Organisation;
  /** Whether it is the company of the person, not one of those that staff manage. */
  isOwn?: boolean;
}

/** The company's addresses, for those who may change them. */
export function CompanyAddresses({ organisation, isOwn }: CompanyAddressesProps) {
  return (
    <CompanySection
      id="addresses"
      title="Addresses"
      lead="The first is the address on invoices. The others are where freight is collected and delivered, with local time and opening hours."
    >
      <CompanyList
        organisation={organisation}
        isOwn={isOwn}
        list="addresses"
        item="address"
        fields={FIELDS}
      />
    </CompanySection>
  );
}
