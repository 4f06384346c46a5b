import type { OwnOrganisation } from '#contract/organisations/organisation-records.ts';
import { addressLines } from '#domain/organisations/address-lines.ts';
import { counted } from '#web/shipments/amounts.ts';
import { CompanySection } from '../../organisations/company-section.tsx';

/** The company's data, for members who can't change them. */
export function CompanyDetails({ organisation }: { organisation: OwnOrganisation }) {
  const { name, vat_id, eori, addresses, currency, payment_terms_days } = organisation;
  const [first] = addresses;
  const facts = [
    { label: 'Name', value: name },
    { label: 'Address', value: first && addressLines(first).join(', ') },
    { label: 'VAT ID', value: vat_id },
    { label: 'EORI number', value: eori },
    { label: 'Currency', value: currency },
    { label: 'Payment terms', value: counted(payment_terms_days, 'day') },
  ];
  return (
    <CompanySection id="details" title="Details" lead="Your company on documents and invoices.">
      <dl className="grid max-w-160 gap-x-8 gap-y-4 sm:grid-cols-2">
        {facts.map(({ label, value }) => (
          <div key={label}>
            <dt className="text-caption">{label}</dt>
            <dd className="text-ui wrap-anywhere">{value ?? 'Not set'}</dd>
          </div>
        ))}
      </dl>
    </CompanySection>
  );
}
